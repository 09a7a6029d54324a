import type { Handler } from '../../platform/context.ts'
import { importHistoryView } from './import.view.ts'

/** The last imports of an account or of one of its schedules. */
export const listImports: Handler<'GET /api/accounts/{id}/schedules/imports'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => importHistoryView(tx, context.account.account, query.type)),
})
