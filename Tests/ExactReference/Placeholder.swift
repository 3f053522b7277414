// The sources of this module follow.
