import type { Verb } from '../../../platform/context.ts'
import { notFound } from '../../../platform/refusal.ts'
import { versionsView, worksheetView } from '../worksheet.view.ts'

/** The versions of a worksheet, the newest first. */
export const listVersions: Verb<'GET /api/accounts/{accountId}/experience/{worksheetId}/versions'> = async (
  context,
  { params: { worksheetId: id } },
) =>
  context.read(async (tx) => {
    const { account } = context.account
    if ((await worksheetView(tx, account, { id })) === undefined) throw notFound()
    return { status: 200, body: await versionsView(tx, account, id) }
  })
