import type { Tx } from '../../../platform/database/database.ts'
import { codeTries } from './one-time-code.ts'
import type { CodePurpose } from './code.store.ts'

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

/** When codes were made for a user in the last day, newest first, each with its purpose. */
export const codesOfLastDay = (tx: Tx, userId: string, now: Date): Promise<{ purpose: CodePurpose; at: Date }[]> =>
  tx.db
    .selectFrom('one_time_codes')
    .select(['purpose', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', minutesBefore(now, 24 * 60))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()

export interface OpenCode {
  readonly id: string
  readonly target_sealed: string
  readonly code_hash: Buffer
}

/** The one code of a user and purpose that may still be tried. */
export const openCode = (tx: Tx, userId: string, purpose: CodePurpose, now: Date): Promise<OpenCode | undefined> =>
  tx.db
    .selectFrom('one_time_codes')
    .select(['id', 'target_sealed', 'code_hash'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', codeTries)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** When wrong codes of an app were tried in the last day, by minute, newest first. */
export const wrongTriesOfLastDay = (tx: Tx, bucket: string, now: Date): Promise<{ at: Date; tries: number }[]> =>
  tx.db
    .selectFrom('rate_counts')
    .select(['window_start as at', 'tries'])
    .where('bucket', '=', bucket)
    .where('window_start', '>', minutesBefore(now, 24 * 60))
    .orderBy('window_start', 'desc')
    .execute()
