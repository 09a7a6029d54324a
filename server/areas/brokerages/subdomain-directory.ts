import type { SubdomainHolder } from '../../platform/access/guard.ts'
import type { Platform } from '../../platform/platform.ts'
import { RecentAnswers } from '../../platform/recent-answers.ts'

/** Finds the brokerage that has a subdomain; remembered for at most a second. */
export function subdomainDirectory({ database }: Platform): (name: string) => Promise<SubdomainHolder | undefined> {
  const recent = new RecentAnswers<SubdomainHolder>({ lifetimeMs: 1000, limit: 1000 })
  const find = (name: string) =>
    database.read('system', (tx) =>
      tx.db
        .selectFrom('brokerages')
        .select('suspended_at as suspendedAt')
        .where('subdomain', '=', name)
        .executeTakeFirst(),
    )
  return (name) => recent.get(name, () => find(name))
}
