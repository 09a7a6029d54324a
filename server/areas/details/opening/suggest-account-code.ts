import type { Handler } from '../../../platform/context.ts'
import { freeCodeView } from '../../accounts/accounts.public.ts'

/** Suggests an available account code for a company name. */
export const suggestAccountCode: Handler<'GET /api/brokerages/{brokerCode}/account-code'> = async (
  context,
  { query },
) => ({
  status: 200,
  body: { code: await context.read((tx) => freeCodeView(tx, query.companyName)) },
})
