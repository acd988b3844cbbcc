"""The conformance kit is met, and breaking a rule is noticed."""
