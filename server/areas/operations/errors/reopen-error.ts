import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { wantedError } from './error.view.ts'
import { openGroup } from './errors.store.ts'

/** Reopens a resolved error. */
export const reopenError: Handler<'POST /api/administration/errors/{fingerprint}/reopen'> = async (
  context,
  { params: { fingerprint } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { resolvedAt } = await wantedError(tx, fingerprint, context.platform.now())
    if (resolvedAt === null) throw unprocessable({}, recordedErrorMessages.isOpen)
    await openGroup(tx, fingerprint)
    await tx.record({ action: 'error.reopen', subject: { type: 'error', id: fingerprint }, before: { resolvedAt } })
    return { status: 200, body: await wantedError(tx, fingerprint, context.platform.now()) }
  })
