import type { Verb } from '../../platform/context.ts'
import { financialYearsView } from './financial-years.view.ts'

/** The fiscal years of an account. */
export const listFinancials: Verb<'GET /api/accounts/{accountId}/financials'> = async (context) =>
  context.read(async (tx) => ({ status: 200, body: await financialYearsView(tx, context.account.account) }))
