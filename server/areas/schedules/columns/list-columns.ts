import type { Handler } from '../../../platform/context.ts'
import { effectiveColumns } from './effective-columns.ts'

/** The columns that the rows of one schedule of this account have. */
export const listColumns: Handler<'GET /api/accounts/{id}/schedules/{type}/columns'> = async (context, { params }) => ({
  status: 200,
  body: await context.read(async (tx) => [...(await effectiveColumns(tx, context.account.account, params.type))]),
})
