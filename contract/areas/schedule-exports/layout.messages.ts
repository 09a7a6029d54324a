/** Texts of export layouts, and of the exports themselves. */
export const layoutMessages = {
  headingRequired: 'Heading is required',
  headingTwice: 'Another column has this heading already',
  columnTwice: 'This column is in the layout already',
  unknownColumn: 'The schedule has no such column',
  valueTwice: 'This value has a code already',
  noCode: (value: string) => `${value} has no code`,
  formatUnfit: 'This format does not suit the column',
  noSnapshot: 'There is no such snapshot of this schedule yet.',
  nothingToExport: 'No schedule of this account has rows yet.',
  mend: 'Some columns need mending before the layout can be saved.',
  saved: 'Layout saved',
  reset: 'Layout reset to the standard',
  saveFailed: 'The layout could not be saved. Please try again.',
  exportFailed: 'The schedule could not be exported. Please try again.',
} as const
