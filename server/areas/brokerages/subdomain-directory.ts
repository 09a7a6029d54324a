import type { Platform } from '../../platform/platform.ts'
import { RecentAnswers } from '../../platform/recent-answers.ts'

/** Finds whether a brokerage has a subdomain; remembered for at most a second. */
export function subdomainDirectory({ database }: Platform): (subdomain: string) => Promise<boolean> {
  const recent = new RecentAnswers<{ code: string }>({ lifetimeMs: 1000, limit: 1000 })
  const find = (subdomain: string) =>
    database.read('system', (tx) =>
      tx.db.selectFrom('brokerages').select('code').where('subdomain', '=', subdomain).executeTakeFirst(),
    )
  return async (subdomain) => (await recent.get(subdomain, () => find(subdomain))) !== undefined
}
