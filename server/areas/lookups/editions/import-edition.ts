import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { tableName } from '@portico/contract/areas/lookups/lookup-tables.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { insertEntries } from '../lookup.store.ts'
import { editionOf, previewOf } from './preview-edition.ts'
import { readTableFile } from './read-table-file.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Imports a file as a draft. Nothing changes for anyone until the draft is activated. */
export const importEdition: Handler<'POST /api/lookup-editions'> = async (context, { query: draft, file }) => {
  // Checked before the file is read, and again when it is stored.
  demand(context.actor.isAdmin)
  const now = context.platform.now()
  if (draft.activeFrom > utcDay(now)) throw unprocessable({ activeFrom: lookupMessages.future })
  const table = await readTableFile(file, draft.kind)
  return context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const id = newId(now)
    await insertRow(tx, 'lookup_editions', {
      id,
      kind: draft.kind,
      owner: draft.owner,
      edition: draft.edition,
      state: draft.state ?? null,
      licence: draft.licence,
      active_from: draft.activeFrom,
      status: 'DRAFT',
      entries: table.entries.length,
      faults: table.faults,
      fault_rows: JSON.stringify(table.faultRows),
      file_name: file.name.slice(0, 255),
      created_at: now,
      created_by: context.actor.userId,
      status_since: now,
    })
    await insertEntries(tx, id, table.entries)
    const edition = await editionOf(tx, id)
    await tx.record({
      action: 'lookup.import',
      subject: { type: 'lookup', id },
      after: { kind: draft.kind, name: tableName(edition), entries: table.entries.length, faults: table.faults },
    })
    return { status: 201, body: await previewOf(tx, edition) }
  })
}
