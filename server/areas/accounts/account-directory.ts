import type { KnownAccount } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { RecentAnswers } from '../../platform/recent-answers.ts'

/** Told whenever an account is deleted, or its brokerage or type changes. */
const accountsChannel = 'portico_accounts'

/** Has every server look again which accounts there are, once this is committed. */
export const forgetAccounts = (tx: Tx): Promise<void> => tx.notify(accountsChannel)

/** Whether a text can be the code of an account at all. */
export const isAccountCode = (text: string): boolean => /^[A-Z0-9_-]{2,40}$/.test(text)

interface AccountDirectory {
  accountOf(code: string): Promise<KnownAccount | undefined>
  close(): Promise<void>
}

/** Finds which brokerage an account belongs to; remembered for at most a second. */
export async function openAccountDirectory(platform: Platform): Promise<AccountDirectory> {
  const recent = new RecentAnswers<KnownAccount>({ lifetimeMs: 1000, limit: 10_000 })
  const forget = () => recent.clear()
  const stop = await platform.database.listen(accountsChannel, forget, forget)
  const find = (code: string) =>
    platform.database.read('system', (tx) =>
      tx.db
        .selectFrom('accounts')
        .select(['code', 'brokerage_code as brokerage', 'is_law_firm as isLawFirm'])
        .where('code', '=', code)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
    )
  return {
    accountOf: async (code) => (isAccountCode(code) ? recent.get(code, () => find(code)) : undefined),
    close: stop,
  }
}
