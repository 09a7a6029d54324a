import type { Handler } from '../../../platform/context.ts'
import { rowsToFix } from '../../../platform/spreadsheets/tables/upload-files.ts'
import { uploadAt } from '../upload-step.ts'
import { failedRowsView } from '../upload.view.ts'

/** The rows that became no account, as the file had them, with what to fix. */
export const downloadFailedRows: Handler<
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/failed-rows'
> = async (context, { params: { uploadId } }) => {
  const [{ headings }, rows] = await context.read(async (tx) => {
    const upload = await uploadAt(tx, context, uploadId)
    return [upload, await failedRowsView(tx, upload.id)] as const
  })
  return { status: 200, file: rowsToFix('Accounts', headings, rows) }
}
