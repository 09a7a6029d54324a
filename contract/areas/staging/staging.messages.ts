/** Texts of staging. */
export const stagingMessages = {
  onlyStaff: 'Only the brokerage stages what a client told',
  off: 'Staging is off for this account',
  loadFailed: 'What is staged could not be loaded.',
  decideFailed: 'The decision could not be saved.',
  commentRequired: 'Say why, so that whoever entered it knows what to do',
  moved: 'Some of it was changed meanwhile: look at it again',
  undecided: (many: number) =>
    many === 1
      ? 'One value or row was changed in the agency system too: accept or reject it first'
      : `${many} values and rows were changed in the agency system too: accept or reject each first`,
  nothingAccepted: 'Accept at least one value or row first',
  underWay: 'Another push is under way',
  notFailed: 'Only a push that failed is tried again',
  readFailed: 'The agency system could not be read. Nothing was changed.',
  pushed: 'What was accepted is on its way to the agency system',
  retried: 'The push is tried again',
  readAgain: 'The agency system was read',
  notKept: (many: number) =>
    `The agency system did not keep ${many === 1 ? 'one value or row' : `${many} values and rows`}`,
} as const
