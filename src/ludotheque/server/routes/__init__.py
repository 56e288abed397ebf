"""Routes: the HTTP face, one file for each kind of thing. They only ask the modules above and answer."""
