"""What a player presses and sees: menus, screens, replies."""
