/** What the portal says about policies that are stored in the agency management system only. */
export const externalMessages = {
  kept: 'The policy is now managed in the portal.',
  recordFailed: 'The policy could not be moved to the portal.',
  externalFile: 'A policy kept in the agency management system only has no file here.',
} as const
