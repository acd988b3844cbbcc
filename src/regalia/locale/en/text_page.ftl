### The page of text mode: its headings and its one field. What is told there comes ready from the server.

web-text-mode = Text mode
web-text-title = Text mode: { $game }
web-text-command = Command
web-text-hint = Type a move or a command, such as “help”; the arrow up brings back what you typed.
web-text-send = Send
web-text-answer = Answer
web-text-moves = Moves
web-text-position = Position
web-text-happened = What happened
web-text-to-table = To the table
