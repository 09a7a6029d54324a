import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateAtVersion } from '../../platform/database/rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { storedRows } from '../schedules/schedules.public.ts'
import { ruleToChange } from './rule-to-change.ts'
import { wantedRule } from './rule.view.ts'

/** Retires a rule. Its issues in stored rows are removed in the background. */
export const retireRule: Handler<'POST /api/administration/schedule-rules/{ruleId}/retire'> = async (
  context,
  { params: { ruleId }, body: { version } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const rule = await ruleToChange(tx, { id: ruleId, version }, now)
    if (rule.state === 'RETIRED') throw unprocessable({}, scheduleRuleMessages.isRetired)
    const by = { by: context.actor.userId, at: now }
    await updateAtVersion(
      tx,
      'schedule_rules',
      { id: ruleId, version },
      {
        state: 'RETIRED',
        is_applied: false,
        retired_by: by.by,
        retired_at: by.at,
        changed_by: by.by,
        changed_at: by.at,
      },
    )
    if (rule.state === 'PUBLISHED')
      await storedRows.recheck(tx, context.platform, { brokerage: rule.brokerage, type: rule.scheduleType })
    await tx.record({
      action: 'schedule_rule.retire',
      subject: { type: 'schedule_rule', id: ruleId },
      before: { state: rule.state },
      after: { state: 'RETIRED', name: rule.name },
    })
    return { status: 200, body: await wantedRule(tx, ruleId, now) }
  })
