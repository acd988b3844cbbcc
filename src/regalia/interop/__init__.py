"""Other people's tools on our rules: adapters, and bots that think with them."""
