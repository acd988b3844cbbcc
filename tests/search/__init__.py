"""The compiled search: features, the tree, weights."""
