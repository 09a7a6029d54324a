import { sql } from 'kysely'
import type { KnownAccount } from '../../platform/access/actor.ts'
import { accountsChannel } from '../../platform/access/forget-accounts.ts'
import { knownAt, type StoredAccount } from '../../platform/access/stored-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { RecentAnswers } from '../../platform/recent-answers.ts'

/** Whether a text can be the code of an account at all. */
export const isAccountCode = (text: string): boolean => /^[A-Z0-9_-]{2,40}$/.test(text)

interface AccountDirectory {
  accountOf(code: string): Promise<KnownAccount | undefined>
  close(): Promise<void>
}

/** Finds an account's brokerage with its time zone, and who it is shared with; cached for at most a second. */
export async function openAccountDirectory(platform: Platform): Promise<AccountDirectory> {
  const recent = new RecentAnswers<StoredAccount>({ lifetimeMs: 1000, limit: 10_000 })
  const forget = () => recent.clear()
  const stop = await platform.database.listen(accountsChannel, forget, forget)
  const find = (code: string) =>
    platform.database.read('system', async (tx) => {
      const { rows } =
        await sql<StoredAccount>`select code, head.brokerage_code as brokerage, is_law_firm as "isLawFirm",
          time_zone as "timeZone", shared_with as "sharedWith", shared_with_name as "sharedName", ends_at as "sharedUntil"
        from accounts join account_heads head using (code) left join account_shares on shared_code = code
        where code = ${code} and deleted_at is null`.execute(tx.db)
      return rows[0]
    })
  return {
    accountOf: async (code) => {
      const found = isAccountCode(code) ? await recent.get(code, () => find(code)) : undefined
      return found && knownAt(found, platform.now())
    },
    close: stop,
  }
}
