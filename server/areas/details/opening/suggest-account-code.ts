import type { Verb } from '../../../platform/context.ts'
import { freeCodeView } from '../../accounts/accounts.door.ts'

/** Suggests an available account code for a company name. */
export const suggestAccountCode: Verb<'GET /api/brokerages/{brokerCode}/account-code'> = async (
  context,
  { query },
) => ({
  status: 200,
  body: { code: await context.read((tx) => freeCodeView(tx, query.companyName)) },
})
