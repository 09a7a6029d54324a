/** Texts of broadcasts. */
export const broadcastMessages = {
  listFailed: 'The broadcasts could not be loaded.',
  loadFailed: 'The broadcast could not be loaded.',
  sendFailed: 'The broadcast could not be sent. Please try again.',
  stopFailed: 'The broadcast could not be stopped. Please try again.',
  previewFailed: 'The recipients could not be counted. Please try again.',
  titleRequired: 'Enter a title',
  textRequired: 'Enter a message',
  badRole: 'Choose a role from the list',
  nobody: 'No active users match this audience. Choose another one.',
  nobodyByEmail: 'Everyone in this audience has unsubscribed from marketing email. Choose another audience or channel.',
  unknownBrokerage: 'A brokerage is unknown. Remove it and choose again.',
  unknownAccount: 'An account is unknown. Remove it and choose again.',
  past: 'Choose a time in the future',
  badZone: 'Choose a time zone from the list',
  untilRequired: 'Enter the last day of the banner',
  untilPast: 'Choose a last day on or after the day it is sent',
  optOutRequired: 'Enter the opt-out line. Marketing email cannot be sent without one.',
  finished: 'This broadcast is finished. There is nothing to stop.',
  badOptOut: 'This link has expired or was replaced. Use the link of a newer email.',
  optOutFailed: 'Your choice could not be saved. Please try again.',
  scheduled: 'Broadcast scheduled',
  sending: 'Broadcast is being sent',
  stopped: 'Broadcast stopped',
} as const

/** The opt-out line that a marketing email starts with. */
export const usualOptOutLine = 'Do not want product news by email? Unsubscribe here:'
