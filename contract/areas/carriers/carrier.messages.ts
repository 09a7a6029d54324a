/** What the NAIC numbers of carriers say in errors. */
export const carrierMessages = {
  name: 'Enter the carrier',
  naic: 'must be 5 digits',
  twice: 'There is a NAIC number for this carrier already',
  saveFailed: 'Your change could not be saved. Please try again.',
} as const
