import type { Handler } from '../../../platform/context.ts'
import { demandReader } from '../certificates.access.ts'
import { importNow } from './import-step.ts'
import { importHistory } from './imports.view.ts'

/** The last imports of certificate holders. */
export const listImports: Handler<'GET /api/accounts/{accountId}/certificate-holder-imports'> = async (context) => {
  const { account } = demandReader(context)
  const found = await context.read((tx) => importHistory(tx, account))
  return { status: 200, body: { imports: found.map((stored) => importNow(context, stored)) } }
}
