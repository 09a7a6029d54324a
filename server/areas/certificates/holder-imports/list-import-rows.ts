import type { Handler } from '../../../platform/context.ts'
import { importAt } from './import-step.ts'
import { importRows } from './imports.view.ts'

/** A page of the rows of an import. */
export const listImportRows: Handler<
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/rows'
> = async (context, { params: { importId }, query }) => ({
  status: 200,
  body: await context.read(async (tx) => importRows(tx, await importAt(tx, context, importId), query)),
})
