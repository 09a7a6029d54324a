/** Texts of financials. */
export const financialMessages = {
  loadFailed: 'The financials could not be loaded.',
  saveFailed: 'The year could not be saved.',
  deleteFailed: 'The year could not be deleted.',
  fileFailed: 'The file could not be saved. Please try again.',
  added: 'Year added',
  changed: 'Year saved',
  deleted: 'Year deleted',
  fileStored: 'Statement saved. It is also in Documents',
  notNegative: 'must not be a negative number',
  futureYear: 'must not be after today',
  sameYear: 'Figures for this date already exist',
  currency: 'must be 3 letters. Example: USD',
  otherCurrency: 'Confirm that the figures are not in US dollars',
  noteRequired: 'Assets differ from liabilities plus net worth by more than 1%. Correct the figures or add a note',
  emptyYear: 'Enter at least one figure',
  onlyReads: 'Only the insured and its brokerage can change financials',
} as const
