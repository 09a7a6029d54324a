import { doContradict } from '@portico/contract/areas/schedule-rules/contradictions.ts'
import { scheduleRuleMessages as messages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { isRuleDay, isSimulated } from '@portico/contract/areas/schedule-rules/schedule-rule.rules.ts'
import { confirmationPercent, type ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { updateAtVersion } from '../../platform/database/rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { storedRows } from '../schedules/schedules.public.ts'
import { columnsOfRule } from './rule-columns.view.ts'
import { ruleToChange } from './rule-to-change.ts'
import { checkedRule } from './rule-values.ts'
import { publishedOnColumn, wantedRule } from './rule.view.ts'

/** Publishes a simulated, unchanged draft. Stored rows are checked by it in the background. */
export const publishRule: Handler<'POST /api/administration/schedule-rules/{ruleId}/publish'> = async (
  context,
  { params: { ruleId }, body: { version, isConfirmed } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const rule = await ruleToChange(tx, { id: ruleId, version }, now)
    if (rule.state !== 'DRAFT') throw unprocessable({}, messages.notDraft)
    await refuseUnfit(tx, rule, isConfirmed)
    const isApplied = isRuleDay(rule, utcDay(now))
    await updateAtVersion(
      tx,
      'schedule_rules',
      { id: ruleId, version },
      {
        state: 'PUBLISHED',
        is_applied: isApplied,
        published_by: context.actor.userId,
        published_at: now,
        changed_by: context.actor.userId,
        changed_at: now,
      },
    )
    if (isApplied)
      await storedRows.recheck(tx, context.platform, { brokerage: rule.brokerage, type: rule.scheduleType })
    await tx.record({
      action: 'schedule_rule.publish',
      subject: { type: 'schedule_rule', id: ruleId },
      before: { state: 'DRAFT' },
      after: { state: 'PUBLISHED', name: rule.name, hits: rule.simulation?.hits, isConfirmed },
    })
    return { status: 200, body: await wantedRule(tx, ruleId, now) }
  })

async function refuseUnfit(tx: Tx, rule: ScheduleRule, isConfirmed: boolean): Promise<void> {
  // The columns of the brokerage may have changed since the draft was saved.
  await checkedRule(tx, rule)
  if (!isSimulated(rule)) throw unprocessable({}, messages.notSimulated)
  const [columns, others] = await Promise.all([
    columnsOfRule(tx, rule.scheduleType, rule.brokerage),
    publishedOnColumn(tx, rule),
  ])
  const contradicted = others.find((other) => doContradict(rule, other, columns))
  if (contradicted !== undefined) {
    const message = messages.contradicts(contradicted.name)
    throw unprocessable({ requirement: message }, message)
  }
  const percent = rule.simulation?.percent ?? 0
  if (percent > confirmationPercent && !isConfirmed) {
    const message = messages.confirm(percent, confirmationPercent)
    throw unprocessable({ isConfirmed: message }, message)
  }
}
