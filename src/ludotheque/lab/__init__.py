"""The laboratory: scenarios, conformance, simulation and measurement."""
