"""Practice: positions out of games with a question, their answers weighed by a searching bot."""
