/** Texts of the users of the platform. */
export const platformUserMessages = {
  listFailed: 'The users could not be loaded.',
  loadFailed: 'The user could not be loaded.',
  saveFailed: 'The user could not be changed.',
  reasonRequired: 'Enter a reason',
  oneself: 'You cannot do this to your own login.',
  lastAdministrator: 'This is the last active platform administrator. Make someone else one first.',
  isDisabled: 'This user is already disabled.',
  isEnabled: 'This user is not disabled.',
  disabledFirst: 'This user is disabled. Enable the user first.',
  disabled: 'User disabled and logged out',
  enabled: 'User enabled',
  loggedOut: 'User logged out everywhere',
  unlocked: 'Login delay removed',
  resetSent: 'Password reset email is on its way',
  viewerOn: 'User is read-only now',
  viewerOff: 'User is no longer read-only',
} as const
