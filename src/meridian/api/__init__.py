"""What `import meridian` offers to programs. Its names and promises are in docs/api.md."""
