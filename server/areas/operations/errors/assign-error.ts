import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, stale, unprocessable } from '../../../platform/error-response.ts'
import { setAssignee } from './errors.store.ts'
import { administratorNamed } from './administrators.view.ts'
import { wantedError } from './error.view.ts'

/** Assigns an error to a platform administrator, or to no one. */
export const assignError: Handler<'PUT /api/administration/errors/{fingerprint}/assignee'> = async (
  context,
  { params: { fingerprint }, body: { username, was } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const before = await wantedError(tx, fingerprint, context.platform.now())
    if ((before.assignee?.username ?? null) !== was) throw stale(before)
    const assignee = username === null ? null : await administratorNamed(tx, username)
    if (assignee === undefined) throw unprocessable({ username: recordedErrorMessages.notAdministrator })
    await setAssignee(tx, fingerprint, assignee)
    await tx.record({
      action: 'error.assign',
      subject: { type: 'error', id: fingerprint },
      before: { assignee: was },
      after: { assignee: username },
    })
    return { status: 200, body: await wantedError(tx, fingerprint, context.platform.now()) }
  })
