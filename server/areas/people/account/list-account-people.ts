import type { Handler } from '../../../platform/context.ts'
import { accountPeopleView } from './account-people.view.ts'

/** People of an account, by name. */
export const listAccountPeople: Handler<'GET /api/accounts/{accountId}/people'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => accountPeopleView(tx, context, query)),
})
