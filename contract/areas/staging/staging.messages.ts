/** Texts of staging. */
export const stagingMessages = {
  onlyStaff: 'Only the brokerage can review client changes in staging',
  off: 'Staging is off for this account',
  loadFailed: 'Staged changes could not be loaded.',
  decideFailed: 'The decision could not be saved.',
  commentRequired: 'Enter a reason, so that the person who entered the value knows what to do',
  moved: 'Some values changed since you opened this page. Review them again',
  undecided: (many: number) =>
    many === 1
      ? '1 value or row was also changed in the agency management system. Accept or reject it first'
      : `${many} values and rows were also changed in the agency management system. Accept or reject each one first`,
  nothingAccepted: 'Accept at least one value or row first',
  underWay: 'Another push is under way',
  notFailed: 'Only a failed push can be restarted',
  readFailed: 'The agency management system could not be read. Nothing was changed.',
  pushed: 'Accepted changes are being sent to the agency management system',
  retried: 'Push restarted',
  readAgain: 'Agency management system refreshed',
  notKept: (many: number) =>
    `The agency management system did not save ${many === 1 ? '1 value or row' : `${many} values and rows`}`,
} as const
