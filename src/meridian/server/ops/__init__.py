"""Operations: metrics, logs, retention, and the operator's commands for tables."""
