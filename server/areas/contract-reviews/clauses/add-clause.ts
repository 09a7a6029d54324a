import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandReader } from '../contract-reviews.access.ts'
import { shownReview } from '../shown-review.ts'

const mostClauses = 200

/** Adds a requirement that a person entered: it is confirmed as such. */
export const addClause: Handler<'POST /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account, mayWrite, userId } = demandReader(context)
    demand(mayWrite, contractMessages.onlyReads)
    const { id: reviewId, name, clauses } = await shownReview(tx, context, params.reviewId)
    if (clauses.length >= mostClauses)
      throw unprocessable({ kind: contractMessages.tooManyClauses }, contractMessages.tooManyClauses)
    const now = context.platform.now()
    await insertRow(tx, 'contract_review_clauses', {
      account_code: account,
      id: newId(now),
      review_id: reviewId,
      place: clauses.length,
      state: 'CONFIRMED',
      page: null,
      read_clause: null,
      clause: JSON.stringify(body),
      decided_by: userId,
      decided_at: now,
      cure: null,
      cured_by: null,
      cured_at: null,
    })
    await tx.record({
      action: 'contract-clause.add',
      subject: { type: 'contract-review', id: reviewId },
      after: { name, clause: body },
      events: [change(account, 'contract-reviews')],
    })
    return { status: 200, body: await shownReview(tx, context, reviewId) }
  })
