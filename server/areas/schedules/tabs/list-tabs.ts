import type { Handler } from '../../../platform/context.ts'
import { tabsView } from './tabs.view.ts'

export const listTabs: Handler<'GET /api/accounts/{id}/schedules/tabs'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => tabsView(tx, context.account.account)),
})
