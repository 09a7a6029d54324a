import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Look {
  readonly name: string
  readonly color: string | null
  readonly isSuspended: boolean
}

/** The user's own email address, and the name and color of a brokerage if it is known. */
export async function brokerageLook(
  tx: Tx,
  userId: string,
  brokerage: string | undefined,
): Promise<{ readonly to: string; readonly look: Look | undefined }> {
  const people = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(tx.db)
  const looks = await sql<Look>`select name, colors->>'primary' as color, suspended_at is not null as "isSuspended"
    from brokerages left join brandings on brokerage_code = code where code = ${brokerage ?? null}`.execute(tx.db)
  return { to: people.rows[0]!.email, look: looks.rows[0] }
}
