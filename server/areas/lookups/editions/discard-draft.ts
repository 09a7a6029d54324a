import { tableName } from '@portico/contract/areas/lookups/lookup-tables.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { lockEditions } from '../lookup-editions.view.ts'
import { editionOf } from './preview-edition.ts'

/** Deletes a draft. Editions that were ever active are never deleted. */
export const discardDraft: Handler<'DELETE /api/lookup-editions/{editionId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { kind } = await editionOf(tx, params.editionId)
    await lockEditions(tx, kind)
    const edition = await editionOf(tx, params.editionId)
    if (edition.status !== 'DRAFT') throw new ErrorResponse(409, 'not_draft', lookupMessages.notDraft)
    await deleteRow(tx, 'lookup_editions', { id: edition.id, status: 'DRAFT' })
    await tx.record({
      action: 'lookup.discard',
      subject: { type: 'lookup', id: edition.id },
      before: { kind, name: tableName(edition), entries: edition.entries },
    })
    return { status: 204 }
  })
