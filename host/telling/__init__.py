"""What the house tells, and to whom: posts, calls, recaps, lists."""
