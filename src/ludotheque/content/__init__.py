"""Facts and words: TOML into typed values, Fluent texts into sentences."""
