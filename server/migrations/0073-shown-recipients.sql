-- Phone numbers are sealed with the words of a message. Those that wait for delivery are still needed as they are.
update messages set recipient = '•••' || right(recipient, 4)
  where channel in ('sms', 'voice') and content_sealed is null;
