"""Lessons: scenario files that teach. What a lesson says, whether an answer is right, and what comes next."""
