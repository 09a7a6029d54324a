import { scheduleRulesCalls } from '@portico/contract/areas/schedule-rules/schedule-rules.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changeRule } from './change-rule.ts'
import { createRule } from './create-rule.ts'
import { getRule } from './get-rule.ts'
import { listRules } from './list-rules.ts'
import { publishRule } from './publish-rule.ts'
import { retireRule } from './retire-rule.ts'
import { listHits } from './simulating/list-hits.ts'
import { simulateRule } from './simulating/simulate-rule.ts'
import { listTargets } from './targets/list-targets.ts'
import { removeTarget } from './targets/remove-target.ts'
import { saveTarget } from './targets/save-target.ts'

export const scheduleRulesRoutes = bind(scheduleRulesCalls, {
  'GET /api/administration/schedule-rules': listRules,
  'POST /api/administration/schedule-rules': createRule,
  'GET /api/administration/schedule-rules/{ruleId}': getRule,
  'PUT /api/administration/schedule-rules/{ruleId}': changeRule,
  'POST /api/administration/schedule-rules/{ruleId}/simulate': simulateRule,
  'GET /api/administration/schedule-rules/{ruleId}/hits': listHits,
  'POST /api/administration/schedule-rules/{ruleId}/publish': publishRule,
  'POST /api/administration/schedule-rules/{ruleId}/retire': retireRule,
  'GET /api/administration/completeness-targets': listTargets,
  'PUT /api/administration/completeness-targets/{line}': saveTarget,
  'DELETE /api/administration/completeness-targets/{line}': removeTarget,
})
