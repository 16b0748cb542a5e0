//! File-based test runner.
