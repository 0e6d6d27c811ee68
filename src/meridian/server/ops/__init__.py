"""Operations: metrics, logs, retention, and what an operator does to tables."""
