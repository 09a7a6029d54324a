/** What evidence of property says, on screen and in errors. */
export const evidenceMessages = {
  noPolicy: 'No property policy is in force today. Add the policy first.',
  policyNotInForce: 'This policy is not in force today. Choose another policy.',
  noCoverages: 'The policy shows no building or contents limit. The brokerage adds its coverages first.',
  noLocations: 'No locations yet. They appear here once they are on the Property schedule.',
  unknownLocation: 'Choose a location on the Property schedule',
  removed: 'This location is removed from the Property schedule.',
  pending: 'This location waits for the brokerage’s approval on the Property schedule.',
  otherDays: 'This location is not on the Property schedule today.',
  noAddress: 'This location has no address. Enter it on the Property or Locations schedule.',
  notOnPolicy: 'The policy does not list this location. The brokerage adds it to the policy first.',
  nameNeeded: 'Enter the name of the lender or loss payee',
  addressNeeded: 'Enter the mailing address of the lender or loss payee',
  loanNeeded: 'Enter the loan number of the lender',
  aboveLimit: (most: string) => `cannot be more than ${most}, which the policy and the schedule show`,
  notCovered: 'The policy has no such limit. Leave blank.',
  amount: 'must be an amount of dollars. Example: 500,000',
  noLimit: 'Enter at least one limit',
  notShown: 'Not shown on the policy',
  loadFailed: 'Evidence of property could not be loaded. Please try again.',
  issueFailed: 'The evidence could not be issued. Please try again.',
  issued: (number: string) => `Evidence ${number} issued`,
  /** What every evidence says at its foot. */
  noRights:
    'This evidence is for information. It does not change, extend, or replace the policy, and gives its holder no rights ' +
    'beyond the policy. Terms, conditions, and exclusions of the policy apply.',
} as const
