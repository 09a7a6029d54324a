import type { Tx } from '../database/database.ts'

/** Notified when an account is deleted, changes brokerage or type, or when one of its shares starts or ends. */
export const accountsChannel = 'portico_accounts'

/** Makes every server reload its list of accounts after this transaction commits. */
export const forgetAccounts = (tx: Tx): Promise<void> => tx.notify(accountsChannel)
