import { accountFile } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { guessColumns } from '@portico/contract/kit/uploads/file-columns.ts'
import type { Handler } from '../../platform/context.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { readTable } from '../../platform/spreadsheets/tables/read-table.ts'
import { checkUpload, uploadAt, uploadEntry } from './upload-step.ts'
import { deleteOldDrafts } from './upload.store.ts'
import { shownUpload } from './upload.view.ts'

/** How long an upload that was never started is stored. */
const draftMs = 30 * 86_400_000

/** Reads a file of accounts, guesses its columns and checks its rows. Nothing is created yet. */
export const beginUpload: Handler<'POST /api/brokerages/{brokerCode}/account-uploads'> = async (context, { file }) => {
  const { brokerage } = context.brokerage
  const now = context.platform.now()
  const { headings, rows, bytes } = await readTable(file, accountFile)
  const columns = guessColumns(accountFile.fields, headings)
  return context.write(async (tx) => {
    await deleteOldDrafts(tx, brokerage, new Date(now.getTime() - draftMs))
    const id = newId(now)
    await insertRow(tx, 'account_uploads', {
      id,
      brokerage_code: brokerage,
      state: 'DRAFT',
      file_name: file.name.slice(0, 255),
      bytes,
      headings: JSON.stringify(headings),
      columns: JSON.stringify(columns),
      suggests_codes: false,
      created_by: context.actor.userId,
      created_at: now,
      changed_at: now,
    })
    await checkUpload(tx, { id, brokerage, headings, rows, columns, suggestsCodes: false })
    const stored = await uploadAt(tx, context, id)
    await tx.record(uploadEntry(stored, 'begin'))
    return { status: 201, body: shownUpload(stored, now) }
  })
}
