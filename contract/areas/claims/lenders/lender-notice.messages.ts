/** What notices to lenders and lessors say, on screen and in errors. */
export const lenderMessages = {
  nameNeeded: 'Enter the name of the lender or lessor',
  addressNeeded: 'Enter a mailing address, or an email address',
  tooMany: 'A claim can have at most 100 notices to lenders and lessors.',
  noProperty: 'Lenders and lessors are notified of losses to vehicles, buildings, and equipment.',
  mailedBefore: 'cannot be before the day of the letter',
  mailedLater: 'cannot be after today',
  notToMail: 'This notice was emailed.',
  sent: (name: string) => `Notice emailed to ${name}`,
  made: (name: string) => `Letter to ${name} ready to print`,
  mailed: (name: string) => `Letter to ${name} sent`,
  loadFailed: 'Notices to lenders and lessors could not be loaded. Please try again.',
} as const
