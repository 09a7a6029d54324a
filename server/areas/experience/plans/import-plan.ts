import { planError } from '@portico/contract/areas/experience/rating-bureaus.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { headedRows } from '../headed-rows.ts'
import { insertPlan } from '../plan.store.ts'
import { planHeadings, planOf } from './plan-rows.ts'
import { previewOf } from './preview-plan.ts'

/** Imports the rating values of a state as a draft. No worksheet uses them until they are activated. */
export const importPlan: Handler<'POST /api/brokerages/{brokerCode}/mod-plans'> = async (
  context,
  { query: draft, file },
) => {
  const { brokerage } = context.brokerage
  const { values, classes } = planOf(await headedRows(file, planHeadings))
  const error = planError(draft.state, values)
  if (error !== undefined) throw unprocessable({ state: error }, error)
  return context.write(async (tx) => {
    const now = context.platform.now()
    const id = newId(now)
    const { state, holdsFrom, holdsUntil, owner, edition, licence } = draft
    const plan = {
      id,
      brokerage_code: brokerage,
      state,
      holds_from: holdsFrom,
      holds_until: holdsUntil,
      owner,
      edition,
      licence,
      status: 'DRAFT' as const,
      plan_values: JSON.stringify(values),
      file_name: file.name.slice(0, 255),
      created_at: now,
      created_by: context.actor.userId,
    }
    await insertPlan(tx, plan, classes)
    await tx.record({
      action: 'mod-plan.import',
      subject: { type: 'mod-plan', id },
      after: { brokerage, state, owner, edition, holdsFrom, holdsUntil, classes: classes.length },
    })
    return { status: 201, body: await previewOf(tx, brokerage, id) }
  })
}
