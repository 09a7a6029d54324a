import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { wantedError } from './error.view.ts'
import { resolveGroup } from './errors.store.ts'

/** Marks an error as resolved. */
export const resolveError: Handler<'POST /api/administration/errors/{fingerprint}/resolve'> = async (
  context,
  { params: { fingerprint } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const { resolvedAt, lastRelease } = await wantedError(tx, fingerprint, now)
    if (resolvedAt !== null) throw unprocessable({}, recordedErrorMessages.isResolved)
    await resolveGroup(tx, fingerprint, { by: context.actor.userId, at: now, release: lastRelease })
    await tx.record({
      action: 'error.resolve',
      subject: { type: 'error', id: fingerprint },
      after: { release: lastRelease },
    })
    return { status: 200, body: await wantedError(tx, fingerprint, now) }
  })
