import type { Handler } from '../../../platform/context.ts'
import { importAt, importNow } from './import-step.ts'

/** An import of certificate holders with its counts. */
export const getImport: Handler<'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => ({ status: 200, body: importNow(context, await importAt(tx, context, params.importId)) }))
