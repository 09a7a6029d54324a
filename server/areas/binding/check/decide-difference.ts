import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { valuesOf } from '@portico/contract/areas/binding/policy-check.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { addTask } from '../../tasks/tasks.public.ts'
import { openStep, sealStep, shownStep } from '../bind-step.ts'
import { keepDifference, updateOrder } from '../binding.store.ts'
import { differencesOf, ordersView } from '../orders.view.ts'

/** Accepts a difference between the papers, or asks the carrier: that leaves a task, and the difference open. */
export const decideDifference: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/differences'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'CHECK', version: body.version })
    const { account } = step.reader
    const { quote_id, line, carrier } = step.order
    const stored = (await ordersView(tx, account, step.cycle.id)).get(quote_id)!
    const seen = valuesOf(body)
    const difference = differencesOf(stored)?.find((each) => each.key === body.key && valuesOf(each) === seen)
    if (difference === undefined) throw unprocessable({ key: bindingMessages.unknownDifference })
    const isAsked = body.choice === 'ASK_CARRIER'
    if (!isAsked && difference.isMaterial) throw unprocessable({ key: bindingMessages.material(difference.label) })
    if (isAsked) {
      const details = `Ask ${carrier} about the ${policyTypeName(line)} policy: ${difference.label} differs from what was bound`
      await addTask(tx, context, {
        details: details.slice(0, 200),
        dueEpoch: null,
        page: 'bind-decision',
        link: `/${encodeURIComponent(account)}/bind-decision?cycle=${step.cycle.id}`,
        secondaryId: quote_id,
      })
    }
    await keepDifference(tx, {
      account_code: account,
      quote_id,
      key: body.key,
      seen,
      choice: isAsked ? 'ASKED' : 'ACCEPTED',
      note: body.note,
      decided_by: context.actor.userId,
      decided_at: context.platform.now(),
    })
    await updateOrder(tx, step.order, {})
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'CHECKED',
        what: `${isAsked ? 'Carrier asked about' : 'Accepted'} ${difference.label}`,
        action: 'difference',
        payload: { difference: { ...difference, decision: null }, choice: body.choice, note: body.note },
        to: null,
      }),
    )
    return shownStep(tx, step)
  })
