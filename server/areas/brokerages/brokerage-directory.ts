import type { Platform } from '../../platform/platform.ts'
import { RecentAnswers } from '../../platform/recent-answers.ts'

/** Whether a text can be the code of a brokerage at all. */
export const isBrokerageCode = (text: string): boolean => /^[A-Z0-9_-]{2,40}$/.test(text)

/** Finds the time zone of a brokerage, if it exists; remembered for at most a second. */
export function brokerageDirectory({ database }: Platform): (code: string) => Promise<string | undefined> {
  const recent = new RecentAnswers<{ time_zone: string }>({ lifetimeMs: 1000, limit: 1000 })
  const find = (code: string) =>
    database.read('system', (tx) =>
      tx.db.selectFrom('brokerages').select('time_zone').where('code', '=', code).executeTakeFirst(),
    )
  return async (code) => (isBrokerageCode(code) ? (await recent.get(code, () => find(code)))?.time_zone : undefined)
}
