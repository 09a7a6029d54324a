import type { Handler } from '../../platform/context.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/error-response.ts'
import { checkedRule, rowOfDraft } from './rule-values.ts'
import { wantedRule } from './rule.view.ts'

/** Creates a rule as a draft. */
export const createRule: Handler<'POST /api/administration/schedule-rules'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const id = newId(now)
    const draft = await checkedRule(tx, body)
    await insertRow(tx, 'schedule_rules', {
      id,
      ...rowOfDraft(draft),
      state: 'DRAFT',
      changed_by: context.actor.userId,
      changed_at: now,
    })
    await tx.record({ action: 'schedule_rule.create', subject: { type: 'schedule_rule', id }, after: draft })
    return { status: 201, body: await wantedRule(tx, id, now) }
  })
