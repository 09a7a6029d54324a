/** Texts of a brokerage's configuration. */
export const configurationMessages = {
  noAddress: 'The brokerage does not have its own address to send clients to',
  saved: 'Saved. The new branding is live.',
  saveFailed: 'The configuration could not be saved. Please try again.',
  logoSaved: 'Logo saved.',
  logoRemoved: 'Logo removed.',
  logoFailed: 'The logo could not be saved. Please try again.',
} as const
