"""Players inside the engine: buying policies and playouts."""
