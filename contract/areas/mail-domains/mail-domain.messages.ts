/** Texts of a brokerage’s email sender. */
export const mailDomainMessages = {
  senderSaved: 'Sender address saved',
  senderRemoved: 'Sender address removed',
  senderFailed: 'The sender address could not be saved. Please try again.',
  notVerified: 'Some records were not found. DNS changes can take up to 48 hours.',
  lookupFailed: 'The DNS records could not be looked up. Please try again.',
} as const
