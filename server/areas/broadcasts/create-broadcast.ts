import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import {
  bannerEnd,
  draftErrors,
  respectsOptOut,
  sendInstant,
  sendsEmail,
  showsBanner,
} from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import type { BroadcastDraft } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { audienceCounts, unknownCodes } from './audience.view.ts'
import { wantedBroadcast } from './broadcast.view.ts'
import { queueSending } from './send-broadcasts.ts'

/** Sends a broadcast now or schedules it. */
export const createBroadcast: Handler<'POST /api/administration/broadcasts'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { platform, actor } = context
    const now = platform.now()
    await refuseBad(tx, body, now)
    const id = newId(now)
    const sendAt = sendInstant(body, now)
    await insertRow(tx, 'broadcasts', {
      id,
      kind: body.kind,
      title: body.title,
      text: body.text,
      channel: body.channel,
      audience: JSON.stringify(body.audience),
      state: 'SCHEDULED',
      send_at: sendAt,
      time_zone: body.timeZone,
      banner_until: showsBanner(body) ? bannerEnd(body) : null,
      opt_out_line: respectsOptOut(body) ? body.optOutLine : '',
      created_by: actor.userId,
      created_at: now,
    })
    await queueSending(platform, tx, { id, sendAt })
    await tx.record({ action: 'broadcast.create', subject: { type: 'broadcast', id }, after: body })
    return { status: 201, body: await wantedBroadcast(tx, id, now) }
  })

async function refuseBad(tx: WriteTx, draft: BroadcastDraft, now: Date): Promise<void> {
  const errors = draftErrors(draft, now)
  const audience = await audienceError(tx, draft)
  if (audience !== undefined) throw unprocessable({ ...errors, audience })
  if (Object.keys(errors).length > 0) throw unprocessable({ ...errors })
}

async function audienceError(tx: WriteTx, draft: BroadcastDraft): Promise<string | undefined> {
  const unknown = await unknownCodes(tx, draft.audience)
  if (unknown.brokerages) return broadcastMessages.unknownBrokerage
  if (unknown.accounts) return broadcastMessages.unknownAccount
  const { recipients, optedOut } = await audienceCounts(tx, draft.audience)
  if (recipients === 0) return broadcastMessages.nobody
  const isByEmailAlone = sendsEmail(draft) && !showsBanner(draft) && respectsOptOut(draft)
  return isByEmailAlone && recipients === optedOut ? broadcastMessages.nobodyByEmail : undefined
}
