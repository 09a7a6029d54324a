/** Texts of work that is handed over. */
export const openWorkMessages = {
  loadFailed: 'The user’s open work could not be loaded.',
  unknownColleague: 'Choose an active colleague of the same brokerage',
} as const
