/** Texts of the errors of the platform. */
export const recordedErrorMessages = {
  listFailed: 'The errors could not be loaded.',
  loadFailed: 'The error could not be loaded.',
  saveFailed: 'The error could not be changed.',
  notAdministrator: 'Choose an active platform administrator.',
  isResolved: 'This error is already resolved.',
  isOpen: 'This error is already open.',
  assigned: 'Error assigned',
  unassigned: 'Assignment removed',
  resolved: 'Error resolved',
  reopened: 'Error reopened',
} as const
