import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateAtVersion } from '../../platform/database/rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { ruleToChange } from './rule-to-change.ts'
import { checkedRule, rowOfDraft } from './rule-values.ts'
import { wantedRule } from './rule.view.ts'

/** Changes a draft. What was simulated before is no longer about this version. */
export const changeRule: Handler<'PUT /api/administration/schedule-rules/{ruleId}'> = async (
  context,
  { params: { ruleId }, body: { version, ...draft } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const before = await ruleToChange(tx, { id: ruleId, version }, now)
    if (before.state !== 'DRAFT') throw unprocessable({}, scheduleRuleMessages.notDraft)
    const checked = await checkedRule(tx, draft)
    await updateAtVersion(
      tx,
      'schedule_rules',
      { id: ruleId, version },
      {
        ...rowOfDraft(checked),
        changed_by: context.actor.userId,
        changed_at: now,
      },
    )
    await tx.record({
      action: 'schedule_rule.change',
      subject: { type: 'schedule_rule', id: ruleId },
      before: { name: before.name, version },
      after: checked,
    })
    return { status: 200, body: await wantedRule(tx, ruleId, now) }
  })
