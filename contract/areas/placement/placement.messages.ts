/** Texts of placement records. */
export const placementMessages = {
  membersOnly: 'Quotes and their record are for the insured and their brokerage.',
  leftOut: 'Internal to your brokerage',
} as const
