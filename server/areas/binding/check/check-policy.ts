import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { openStep, sealStep, shownStep } from '../bind-step.ts'
import { updateOrder } from '../binding.store.ts'
import { differencesOf, ordersView } from '../orders.view.ts'

/** Records that a policy was checked, once it was entered and has no open discrepancies. */
export const checkPolicy: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/check'> = async (
  context,
  { params, body: { version } },
) =>
  context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'CHECK', version })
    const { reader, cycle, order, state } = step
    const differences = differencesOf((await ordersView(tx, reader.account, cycle.id)).get(order.quote_id)!)
    if (differences === null) throw unprocessable({ policy: bindingMessages.policyMissing })
    const material = differences.find((each) => each.isMaterial)
    if (material !== undefined) throw unprocessable({ differences: bindingMessages.material(material.label) })
    if (differences.some(({ decision }) => decision?.choice !== 'ACCEPTED'))
      throw unprocessable({ differences: bindingMessages.openDifferences })
    await updateOrder(tx, order, {
      state,
      checked_by: context.actor.userId,
      checked_at: context.platform.now(),
    })
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'CHECKED',
        what: 'Policy checked',
        note: bindingMessages.checkedNote,
        action: 'check',
        payload: { differences },
        to: 'INSURED',
      }),
    )
    return shownStep(tx, step)
  })
