/** Texts of staging. */
export const stagingMessages = {
  onlyStaff: 'Only the brokerage stages values',
  off: 'Staging is off for this account',
  loadFailed: 'What is staged could not be loaded.',
  decideFailed: 'The decision could not be saved.',
  commentRequired: 'Say why, so that whoever entered it knows what to do',
  moved: 'Some values were changed meanwhile: look at them again',
  undecided: (many: number) =>
    many === 1
      ? 'One value was changed in the agency system too: accept or reject it first'
      : `${many} values were changed in the agency system too: accept or reject each first`,
  nothingAccepted: 'Accept at least one value first',
  underWay: 'Another push is under way',
  notFailed: 'Only a push that failed is tried again',
  readFailed: 'The agency system could not be read. Nothing was changed.',
  pushed: 'The accepted values are on their way to the agency system',
  retried: 'The push is tried again',
  readAgain: 'The agency system was read',
  notKept: (many: number) => `The agency system did not keep ${many === 1 ? 'one value' : `${many} values`}`,
} as const
