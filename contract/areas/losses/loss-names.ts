export const lossStatusNames = { OPEN: 'Open', CLOSED: 'Closed', REOPENED: 'Reopened' } as const

/** The three amounts of a loss, and the parts of each. */
export const lossAmountNames = { paid: 'Paid', reserve: 'Reserves', recovered: 'Recoveries' } as const
export const lossPartNames = { indemnity: 'Indemnity', medical: 'Medical', expense: 'Expense' } as const
