import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import { demand, notFound, stale, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandReader } from '../contract-reviews.access.ts'
import { shownReview } from '../shown-review.ts'

/** Saves what it costs to close a gap, and by when it can be closed. */
export const saveCure: Handler<
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}/cure'
> = async (context, { params, body: { version, ...cure } }) =>
  context.write(async (tx) => {
    const { account, mayPrice, userId } = demandReader(context)
    demand(mayPrice, contractMessages.onlyStaff)
    const review = await shownReview(tx, context, params.reviewId)
    const before = review.clauses.find(({ id }) => id === params.clauseId)
    if (before === undefined) throw notFound()
    if (!review.comparisons.some(({ clauseId, verdict }) => clauseId === before.id && verdict !== 'MET'))
      throw unprocessable({ price: contractMessages.notCompared }, contractMessages.notCompared)
    const key = { account_code: account, id: before.id, version }
    const changes = { cure: JSON.stringify(cure), cured_by: userId, cured_at: context.platform.now() }
    if (!(await updateAtVersion(tx, 'contract_review_clauses', key, changes))) throw stale(before)
    await tx.record({
      action: 'contract-clause.price',
      subject: { type: 'contract-review', id: review.id },
      before: { cure: before.cure },
      after: { name: review.name, cure },
      events: [change(account, 'contract-reviews')],
    })
    return { status: 200, body: await shownReview(tx, context, review.id) }
  })
