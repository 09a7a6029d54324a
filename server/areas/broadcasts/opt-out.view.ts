import type { OptOut } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { hiddenAddress } from '../../platform/link-codes.ts'
import { ErrorResponse } from '../../platform/error-response.ts'
import { hashOfToken } from '../../platform/secret.ts'

/** Days for which an opt-out link works, from the broadcast on. */
const linkDays = 400

interface Row {
  readonly userId: string
  readonly email: string
  readonly isOptedOut: boolean
}

/** The owner of an opt-out token. Invalid tokens are all rejected alike. */
export async function wantedOptOut(tx: Tx, token: string, now: Date): Promise<{ userId: string; shown: OptOut }> {
  const since = new Date(now.getTime() - linkDays * 86_400_000)
  const { rows } = await sql<Row>`select users.id as "userId", email,
      exists (select 1 from broadcast_opt_outs where broadcast_opt_outs.user_id = users.id) as "isOptedOut"
    from broadcast_recipients join broadcasts on broadcasts.id = broadcast_id
    join users on users.id = broadcast_recipients.user_id
    where opt_out_hash = ${hashOfToken(token)} and send_at > ${since}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) throw new ErrorResponse(404, 'not_found', broadcastMessages.badOptOut)
  const { userId, email, isOptedOut } = row
  return { userId, shown: { email: hiddenAddress(email), isOptedOut } }
}
