/** Texts of imports of schedules. */
export const importMessages = {
  notImportable: 'This schedule cannot be imported from a file.',
  unknownFormat: 'Choose a spreadsheet: a CSV, XLSX or XLS file.',
  unknownTab: 'The tab of this import was deleted.',
  noRows: 'There are no rows below the header on this sheet.',
  nothingMatched: 'Match at least one column before the rows are checked.',
  matchedTwice: 'This column is matched twice.',
  keysNotMatched: 'Match the columns that rows are found by.',
  otherState: 'This import has moved on. What is shown now is how it stands.',
  notUndoable: 'Only an import that has been made can be undone.',
  gone: 'The file of this import is no longer kept.',
  failed: 'The import stopped because of a fault on our side. Nothing more is changed; please try again.',
  unknownRow: 'This row was deleted in the portal after the file was exported.',
  twice: (row: number) => `The same row stands in the file already, in row ${row}.`,
  ambiguous: 'Several rows of the schedule have this key. Choose more columns to find rows by.',
} as const
