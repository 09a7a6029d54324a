import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { checkedRule } from '../rule-values.ts'
import { wantedRule } from '../rule.view.ts'
import { lockRule } from '../rules.store.ts'
import { rowsToRead } from './rows-to-read.view.ts'
import { beginSimulation } from './simulation.store.ts'
import { queueSimulation } from './work-simulations.ts'

/** Starts a simulation of a draft on the stored rows, in place of the one before. */
export const simulateRule: Handler<'POST /api/administration/schedule-rules/{ruleId}/simulate'> = async (
  context,
  { params: { ruleId } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { platform, actor } = context
    const now = platform.now()
    if ((await lockRule(tx, ruleId)) === undefined) throw notFound()
    const rule = await wantedRule(tx, ruleId, now)
    if (rule.state !== 'DRAFT') throw unprocessable({}, scheduleRuleMessages.notDraft)
    await checkedRule(tx, rule)
    const id = newId(now)
    await beginSimulation(tx, {
      rule_id: ruleId,
      id,
      version: rule.version,
      rows_to_read: await rowsToRead(tx, rule),
      started_by: actor.userId,
      started_at: now,
    })
    await queueSimulation(platform, tx, id)
    await tx.record({
      action: 'schedule_rule.simulate',
      subject: { type: 'schedule_rule', id: ruleId },
      after: { name: rule.name, version: rule.version },
    })
    return { status: 202, body: await wantedRule(tx, ruleId, now) }
  })
