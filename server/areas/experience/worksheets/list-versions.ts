import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { versionsView, worksheetView } from '../worksheet.view.ts'

/** The versions of a worksheet, the newest first. */
export const listVersions: Handler<'GET /api/accounts/{accountId}/experience/{worksheetId}/versions'> = async (
  context,
  { params: { worksheetId: id } },
) =>
  context.read(async (tx) => {
    const { account } = context.account
    if ((await worksheetView(tx, account, { id })) === undefined) throw notFound()
    return { status: 200, body: await versionsView(tx, account, id) }
  })
