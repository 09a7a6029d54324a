/** Whether someone may add events: the insured and the brokerage; partners of the carriers read. */
export const mayAddEvents = (roles: readonly string[]): boolean => roles.some((role) => role !== 'INS_PARTNER')

/** Whether someone may change or delete an event: who made it, or a primary account manager of the account. */
export const mayChangeEvent = (event: { readonly isOwner: boolean }, roles: readonly string[]): boolean =>
  event.isOwner || roles.includes('P_ACCT_MGR')
