"""What Arbiter costs: moves, pictures, commits, answers, memory. `python -m bench [--quick] [--json] [NAME ...]`.

Machines differ and drift, so everything is judged against a well-known piece of work done in the same run: python-chess for rules,
bare Pillow for pictures, raw sqlite3 for the store, the bare imports for the process. Tests never assert times; they are told here.
"""
