import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderFile } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { guessColumns } from '@portico/contract/kit/uploads/file-columns.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/error-response.ts'
import { readTable } from '../../../platform/spreadsheets/tables/read-table.ts'
import { demandReader } from '../certificates.access.ts'
import { checkImport, importAt, importEntry, importNow } from './import-step.ts'
import { deleteOldDrafts } from './import.store.ts'
import { rememberedColumns } from './imports.view.ts'

/** How long an import that was never started is stored. */
const draftMs = 30 * 86_400_000

/** Reads a file of holders, matches its columns and finds duplicates. Nothing is changed yet. */
export const beginImport: Handler<'POST /api/accounts/{accountId}/certificate-holder-imports'> = async (
  context,
  { file },
) => {
  const { account, userId, mayWrite } = demandReader(context)
  // Checked before the file is read, and again when it is stored.
  demand(mayWrite, certificateMessages.onlyReads)
  const now = context.platform.now()
  const { headings, rows } = await readTable(file, holderFile)
  return context.write(async (tx) => {
    demand(mayWrite, certificateMessages.onlyReads)
    await deleteOldDrafts(tx, account, new Date(now.getTime() - draftMs))
    const columns = guessColumns(holderFile.fields, headings, await rememberedColumns(tx, account))
    const id = newId(now)
    await insertRow(tx, 'holder_imports', {
      account_code: account,
      id,
      state: 'DRAFT',
      file_name: file.name.slice(0, 255),
      headings: JSON.stringify(headings),
      columns: JSON.stringify(columns),
      created_by: userId,
      created_at: now,
      changed_at: now,
    })
    await checkImport(tx, { account, id }, { headings, rows, columns })
    const stored = await importAt(tx, context, id)
    await tx.record(importEntry(stored, 'begin'))
    return { status: 201, body: importNow(context, stored) }
  })
}
