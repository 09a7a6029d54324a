/** Texts of what people are told, and of how they choose it. */
export const notificationMessages = {
  legalNeedsChannel: 'A legal notice needs a channel that comes at once: in the portal, mail at once or text message',
  unverifiedPhone: 'Text messages need a verified phone: set one up under Two-factor in My User',
  unknownZone: 'Choose a time zone of the list',
  emptyQuietHours: 'Quiet hours need a beginning and an end that differ',
  test: 'This is a test message from the portal.',
} as const
