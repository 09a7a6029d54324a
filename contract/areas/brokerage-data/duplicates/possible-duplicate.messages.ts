/** Texts of possible duplicates. */
export const duplicateMessages = {
  listFailed: 'The possible duplicates could not be loaded.',
  reasonRequired: 'Enter why they are not duplicates, in 5 characters or more',
  changed: 'These records have changed. The current list is shown.',
  dismissFailed: 'The duplicate could not be dismissed. Please try again.',
  dismissed: 'Duplicate dismissed',
  restoreFailed: 'The duplicate could not be restored. Please try again.',
  restored: 'Duplicate restored',
} as const
