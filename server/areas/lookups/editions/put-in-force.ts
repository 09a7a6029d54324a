import { tableName } from '@portico/contract/areas/lookups/lookup-tables.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { editionInForce, editionsView, lockEditions } from '../lookup-editions.view.ts'
import { setStatus } from '../lookup.store.ts'
import { inForceQueue, type TableChange } from './in-force-queue.ts'
import { editionOf } from './preview-edition.ts'

/**
 * Activates a draft, or a replaced edition again, which undoes a replacement. Replaces the edition it was compared
 * with; does nothing if that is no longer active.
 */
export const putInForce: Handler<'POST /api/lookup-editions/{editionId}/in-force'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const { kind } = await editionOf(tx, params.editionId)
    await lockEditions(tx, kind)
    const edition = await editionOf(tx, params.editionId)
    const current = edition.status === 'IN_FORCE' ? edition : await editionInForce(tx, edition)
    if (edition.status === 'IN_FORCE' || (current?.id ?? null) !== body.replaces)
      throw new ErrorResponse(409, 'other_in_force', lookupMessages.otherInForce, { extra: { current } })
    if (current !== null) await setStatus(tx, current.id, 'REPLACED', now)
    await setStatus(tx, edition.id, 'IN_FORCE', now)
    await context.platform.jobs.enqueue(tx, inForceQueue, { kind } satisfies TableChange)
    await tx.record({
      action: edition.status === 'DRAFT' ? 'lookup.replace' : 'lookup.restore',
      subject: { type: 'lookup', id: edition.id },
      ...(current === null ? {} : { before: { edition: current.id, name: tableName(current) } }),
      after: { kind, name: tableName(edition), entries: edition.entries },
    })
    return { status: 200, body: await editionsView(tx) }
  })
