/** Texts of notifications and their settings. */
export const notificationMessages = {
  legalNeedsChannel: 'Legal notices need at least one immediate channel: portal, immediate email, or text message',
  unverifiedPhone: 'Text messages need a verified phone: set one up under Two-factor in My User',
  unknownZone: 'Choose a time zone from the list',
  emptyQuietHours: 'Quiet hours must start and end at different times',
  test: 'This is a test message from the portal.',
} as const
