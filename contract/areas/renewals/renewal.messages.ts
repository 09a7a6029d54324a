/** Texts of renewals. */
export const renewalMessages = {
  reasonRequired: 'Say in a few words why it is opened again',
  emptySelection: 'Choose at least one line to renew',
  lineTwice: 'This line is chosen twice',
  canceledPolicy: 'This policy is canceled and cannot renew',
  secondCycle: 'A renewal for this date is open already',
  dueAfterEffective: 'must be before the day that the new term begins',
  hardErrors: 'Errors must be mended before this section can be complete',
  staffOnly: 'Only your brokerage can do this',
  notReady: 'Every section must be complete before the renewal is submitted',
} as const
