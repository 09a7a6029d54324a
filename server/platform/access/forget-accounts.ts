import type { Tx } from '../database/database.ts'

/** Told whenever an account is deleted, its brokerage or type changes, or a share of it begins or ends. */
export const accountsChannel = 'portico_accounts'

/** Has every server look again which accounts there are, and for whom, once this is committed. */
export const forgetAccounts = (tx: Tx): Promise<void> => tx.notify(accountsChannel)
