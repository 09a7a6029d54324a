/** Texts of work that is handed over. */
export const openWorkMessages = {
  loadFailed: 'The user’s open work could not be loaded.',
  keptRequired: 'Enter a username',
  unknownLogin: 'No user has this username',
  planFailed: 'The preview could not be loaded. Please try again.',
  mergeFailed: 'The users could not be merged. Please try again.',
  merged: 'Users merged',
  unknownColleague: 'Choose an active colleague of the same brokerage',
} as const
