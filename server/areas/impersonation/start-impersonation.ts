import { viewedAsMail } from '@portico/contract/areas/impersonation/impersonation.emails.ts'
import { impersonationMessages } from '@portico/contract/areas/impersonation/impersonation.messages.ts'
import { impersonationMinutes } from '@portico/contract/areas/impersonation/impersonation.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { fullName } from '../../platform/access/actor.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { inSequence } from '../../platform/write.ts'
import { notification } from '../events/events.public.ts'
import { tellRolesChanged } from '../session/session.public.ts'
import { endImpersonations } from './impersonations.store.ts'
import { impersonationsOf, userByName } from './impersonations.view.ts'

/** Views the product as a user, in the administrator's own session, and notifies the user. */
export const startImpersonation: Handler<'POST /api/administration/users/{username}/impersonation'> = async (
  context,
  { params, body: { reason } },
) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    demand(actor.isAdmin)
    const user = await userByName(tx, params.username)
    if (user === undefined) throw notFound()
    if (user.isAdmin) throw unprocessable({}, impersonationMessages.ofAdministrator)
    if (user.isDisabled) throw unprocessable({}, impersonationMessages.ofDisabled)
    const now = platform.now()
    const endsAt = new Date(now.getTime() + impersonationMinutes * 60_000)
    const id = newId(now)
    const { userId } = user
    const before = await endImpersonations(tx, await impersonationsOf(tx, actor.sessionId, now), now)
    await inSequence(before, (entry) => tx.record(entry))
    await insertRow(tx, 'impersonations', {
      id,
      session_id: actor.sessionId,
      administrator_id: actor.userId,
      user_id: userId,
      reason,
      started_at: now,
      ends_at: endsAt,
    })
    await tellRolesChanged(tx, actor.userId)
    const message = impersonationMessages.noticed(fullName(actor))
    const note = impersonationMessages.noticedReason(reason)
    await tx.record({
      action: 'impersonation.start',
      subject: { type: 'user', id: userId },
      after: { impersonation: id, reason, endsAt },
      events: [notification(userId, { message, note, link: null, accountCode: null, time: now.toISOString() })],
      messages: [viewedAsMail.mail({ to: user.email, administrator: fullName(actor), reason })],
    })
    return { status: 200, body: { username: user.username, name: user.name, endsAt: endsAt.toISOString() } }
  })
