/** Texts of a brokerage's configuration. */
export const configurationMessages = {
  noAddress: 'The brokerage has no address of its own to send its clients to',
  saved: 'Saved. Open pages of the brokerage wear it at once.',
  saveFailed: 'The configuration could not be saved. Please try again.',
  logoSaved: 'Logo saved.',
  logoRemoved: 'Logo removed.',
  logoFailed: 'The logo could not be saved. Please try again.',
} as const
