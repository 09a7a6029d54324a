import type { Verb } from '../../platform/context.ts'
import { wantedRule } from './rule.view.ts'

/** One rule with its latest simulation. */
export const getRule: Verb<'GET /api/administration/schedule-rules/{ruleId}'> = async (context, { params }) => ({
  status: 200,
  body: await context.read((tx) => wantedRule(tx, params.ruleId, context.platform.now())),
})
