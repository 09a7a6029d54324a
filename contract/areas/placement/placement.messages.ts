/** Texts of placement records. */
export const placementMessages = {
  membersOnly: 'Quotes and their record are visible only to the insured and its brokerage.',
  leftOut: 'Internal to your brokerage',
} as const
