/** The shell's messages about the portal as a whole, on any screen. */
export const shellMessages = {
  newVersion: 'A new version has been released and a refresh is required.',
  failure: (brand: string) => `An error occurred. Please try again or contact ${brand} if it continues.`,
  offline: 'You are offline. Nothing can be loaded or saved until you reconnect.',
  onlineAgain: 'You are online again.',
} as const
