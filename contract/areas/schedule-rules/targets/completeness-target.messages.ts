/** Texts of completeness targets. */
export const completenessTargetMessages = {
  listFailed: 'The targets could not be loaded.',
  saveFailed: 'The target could not be saved. Please try again.',
  removeFailed: 'The target could not be removed. Please try again.',
  lineRequired: 'Choose a line',
  percent: 'Enter a percentage from 1 to 100',
  daysBefore: 'Enter a number of days from 0 to 365',
  exists: 'This line has a target already. Edit that one.',
  saved: 'Target saved',
  removed: 'Target removed',
} as const
