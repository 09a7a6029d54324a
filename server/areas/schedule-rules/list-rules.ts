import type { Handler } from '../../platform/context.ts'
import { ruleListView } from './rule.view.ts'

/** The rules, the latest change first. */
export const listRules: Handler<'GET /api/administration/schedule-rules'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => ruleListView(tx, query, context.platform.now())),
})
