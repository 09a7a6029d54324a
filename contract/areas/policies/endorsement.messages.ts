/** What the portal says about the endorsements of a policy. */
export const endorsementMessages = {
  numberRequired: 'Enter the endorsement number',
  textRequired: 'Describe the change',
  twice: 'This policy already has an endorsement with this number',
  outsideTerm: (from: string, to: string) => `must be in the policy term, ${from} to ${to}`,
  added: 'Endorsement added',
  saved: 'Endorsement saved',
  deleted: 'Endorsement deleted',
  saveFailed: 'The endorsement could not be saved.',
  deleteFailed: 'The endorsement could not be deleted.',
} as const
