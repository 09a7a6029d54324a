/** What the list of carriers says, on screen and in errors. */
export const carrierMessages = {
  name: 'Enter the carrier',
  naic: 'must be 5 digits',
  twice: 'This carrier is on the list already',
  ratedOn: 'Enter the date of the rating',
  ratingSource: 'Enter where the rating is from',
  ratingMissing: 'Choose the rating, or clear the financial size',
  addressLines: (most: number) => `Use at most ${most} lines`,
  ratedLater: 'cannot be after today',
  noCarrierColumn: 'The file has no column for the carrier. Add a heading row with the heading Carrier.',
  tooMany: 'A file can have at most 2,000 carriers.',
  twiceInFile: 'The file has this carrier in an earlier row. Remove one of them.',
  naicNeeded: 'Enter the NAIC number. The list has none for this carrier yet.',
  importRefused: (count: number) =>
    `Nothing was imported. Fix ${count === 1 ? '1 cell' : `${count} cells`}, then choose the file again.`,
  imported: (added: number, changed: number) => `Carriers imported: ${added} added, ${changed} changed`,
  saveFailed: 'Your change could not be saved. Please try again.',
} as const
