import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { demandReader } from '../certificates.access.ts'
import { importAt, importEntry, importNow, movedOn } from './import-step.ts'
import { saveChoice, updateImport } from './import.store.ts'
import { importRows } from './imports.view.ts'

/** Chooses what is done with a row that looks like another holder, or with all of them. */
export const decideRows: Handler<
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/decisions'
> = async (context, { params: { importId }, body: { row, choice } }) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, certificateMessages.onlyReads)
    const stored = await importAt(tx, context, importId)
    const at = { account, id: stored.id }
    if (!(await updateImport(tx, at, ['DRAFT'], { changed_at: context.platform.now() })))
      throw await movedOn(tx, context, importId)
    if (row !== undefined) {
      const cursor = undefined
      const { items } = await importRows(tx, stored, { show: 'ALIKE', cursor, limit: stored.counts.rows })
      const found = items.find((each) => each.row === row)
      if (found === undefined) throw unprocessable({ row: holderImportMessages.notAlike })
      if (choice === 'ADD' && !found.mayAdd) throw unprocessable({ choice: holderImportMessages.sameKey })
    }
    const rows = await saveChoice(tx, at, { row, choice })
    const entry = importEntry(stored, 'decide')
    await tx.record({ ...entry, after: { ...entry.after, row, choice, rows } })
    return { status: 200, body: importNow(context, await importAt(tx, context, importId)) }
  })
