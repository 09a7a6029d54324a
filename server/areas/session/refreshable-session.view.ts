import type { Tx } from '../../platform/database/database.ts'
import type { Seed } from './session-tokens.ts'

export interface Refreshable extends Seed {
  readonly userId: string
  readonly generation: number
  readonly rotatedAt: Date
  readonly activeAt: Date
  readonly endsAt: Date
  readonly revokedAt: Date | null
}

/** A session as refresh and logout need it. */
export async function refreshableSession(tx: Tx, id: string): Promise<Refreshable | undefined> {
  return tx.db
    .selectFrom('sessions')
    .select([
      'id',
      'salt',
      'user_id as userId',
      'refresh_generation as generation',
      'rotated_at as rotatedAt',
      'active_at as activeAt',
      'ends_at as endsAt',
      'revoked_at as revokedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
