import type { Handler } from '../../../platform/context.ts'
import { summaryView, worksheetsView } from '../worksheet.view.ts'

/** The worksheets of an account, each with its calculated mod. */
export const listWorksheets: Handler<'GET /api/accounts/{accountId}/experience'> = async (context) => {
  const { account, brokerage } = context.account
  return context.read(async (tx) => {
    const sheets = await worksheetsView(tx, account)
    return { status: 200, body: await Promise.all(sheets.map((sheet) => summaryView(tx, brokerage, sheet))) }
  })
}
