/** Texts of financials. */
export const financialMessages = {
  loadFailed: 'The financials could not be loaded.',
  saveFailed: 'The year could not be saved.',
  deleteFailed: 'The year could not be deleted.',
  fileFailed: 'The file could not be stored.',
  added: 'Year added',
  changed: 'Year saved',
  deleted: 'Year deleted',
  fileStored: 'Statement stored, among the documents too',
  notNegative: 'must not be a negative number',
  futureYear: 'must not be after today',
  sameYear: 'There are figures for this date already',
  currency: 'must be 3 letters, such as USD',
  otherCurrency: 'Confirm that the figures are not in US dollars',
  noteRequired: 'Assets differ from liabilities and net worth by more than 1 %: mend them, or say why',
  emptyYear: 'Enter at least one figure',
  onlyReads: 'Only people of the account and its brokerage change financials',
} as const
