/** Texts of test emails. */
export const testEmailMessages = {
  listFailed: 'The emails could not be loaded.',
  loadFailed: 'The email could not be loaded.',
  sendFailed: 'The test email could not be sent. Please try again.',
  onlySelf: 'Test emails go only to your own email address. Use that address.',
  otherLanguage: 'This email is sent in English only. Choose English.',
  unknownBrokerage: 'This brokerage is unknown. Choose one from the list.',
  suspended: 'This brokerage is suspended, so no email is sent in its name. Choose another one.',
  sent: 'Test email sent',
} as const
