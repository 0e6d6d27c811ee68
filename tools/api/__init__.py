"""The reference of the public interface, written from its docstrings."""
