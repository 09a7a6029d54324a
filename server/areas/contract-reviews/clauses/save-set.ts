import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import { setOfClauses } from '@portico/contract/areas/contract-reviews/set-clauses.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { requirementSets, requirementSetsView } from '../../vendors/vendors.public.ts'
import { demandReader } from '../contract-reviews.access.ts'
import { shownReview } from '../shown-review.ts'

/** Saves the confirmed requirements of a review as a requirement set: for vendors, and for other contracts. */
export const saveSet: Handler<'POST /api/accounts/{accountId}/contract-reviews/{reviewId}/requirement-set'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, contractMessages.onlyReads)
    const review = await shownReview(tx, context, params.reviewId)
    const content = setOfClauses(review.clauses.flatMap(({ clause }) => clause ?? []))
    if (Object.values(content.lines).every(({ isRequired }) => !isRequired))
      throw unprocessable({ name: contractMessages.noLines }, contractMessages.noLines)
    const { id } = await requirementSets.addIn(
      tx,
      { context, params: { accountId: account } },
      { name: body.name, lines: { ...content.lines }, clauses: [...content.clauses] },
    )
    await tx.record({
      action: 'contract-review.save-set',
      subject: { type: 'contract-review', id: review.id },
      after: { name: review.name, set: body.name },
      events: [change(account, 'contract-reviews')],
    })
    const sets = await requirementSetsView(tx, account)
    return { status: 201, body: sets.find((set) => set.id === id)! }
  })
