import type { Handler } from '../../../platform/context.ts'
import { wantedRule } from '../rule.view.ts'
import { hitsView } from './hits.view.ts'

/** The first rows that the latest simulation of a rule found. */
export const listHits: Handler<'GET /api/administration/schedule-rules/{ruleId}/hits'> = async (
  context,
  { params, query },
) => ({
  status: 200,
  body: await context.read(async (tx) =>
    hitsView(tx, await wantedRule(tx, params.ruleId, context.platform.now()), query),
  ),
})
