import type { Handler } from '../../platform/context.ts'
import { wantedRule } from './rule.view.ts'

/** One rule with its latest simulation. */
export const getRule: Handler<'GET /api/administration/schedule-rules/{ruleId}'> = async (context, { params }) => ({
  status: 200,
  body: await context.read((tx) => wantedRule(tx, params.ruleId, context.platform.now())),
})
