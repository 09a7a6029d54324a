import type { Handler } from '../../../platform/context.ts'
import { rowsToFix } from '../../../platform/spreadsheets/tables/upload-files.ts'
import { importAt } from './import-step.ts'
import { failedRows } from './imports.view.ts'

/** The rows that were not imported, as the file had them, with what to fix. */
export const downloadFailedHolders: Handler<
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/failed-rows'
> = async (context, { params: { importId } }) => {
  const { headings, rows } = await context.read(async (tx) => {
    const stored = await importAt(tx, context, importId)
    return { ...stored, rows: await failedRows(tx, { account: stored.account_code, id: stored.id }) }
  })
  return { status: 200, file: rowsToFix('Holders', headings, rows) }
}
