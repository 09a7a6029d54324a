-- Requests say how soon the certificate is needed, and which contract requires it.
update certificates set request = request || '{"urgency": "NORMAL", "contractId": null}';
