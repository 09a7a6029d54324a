import type { Verb } from '../../platform/context.ts'
import { linkListView } from './link-list.view.ts'

/** The quick links of an account. */
export const listLinks: Verb<'GET /api/accounts/{accountCode}/hotlinks'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => linkListView(tx, context.account.account)),
})
