/** Where areas above take up what happens to certificates and their holders. */
export const certificateQueues = {
  /** Certificates of an account are no longer as they were. */
  movedStandings: 'certificate-standings-moved',
  /** A holder was merged into another: what is kept of it goes to the one that stays. */
  mergedHolders: 'certificate-holders-merged',
} as const
