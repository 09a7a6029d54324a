import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandReader } from '../contract-reviews.access.ts'
import { shownReview } from '../shown-review.ts'

const actions = {
  CONFIRMED: 'contract-clause.confirm',
  DISCARDED: 'contract-clause.discard',
  FOUND: 'contract-clause.reopen',
} as const

/** Confirms a requirement as a person says it, discards it, or reopens it. */
export const decideClause: Handler<
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}'
> = async (context, { params, body: { state, clause, version } }) =>
  context.write(async (tx) => {
    const { account, mayWrite, userId } = demandReader(context)
    demand(mayWrite, contractMessages.onlyReads)
    const review = await shownReview(tx, context, params.reviewId)
    const before = review.clauses.find(({ id }) => id === params.clauseId)
    if (before === undefined) throw notFound()
    const isOpen = state === 'FOUND'
    const isSaved = await updateAtVersion(
      tx,
      'contract_review_clauses',
      { account_code: account, id: before.id, version },
      {
        state,
        // A price belongs to the requirement that it was stated for.
        cure: null,
        clause: state === 'CONFIRMED' ? JSON.stringify(clause) : null,
        // A person's requirement is stored as a proposal, so that it can be reopened.
        ...(before.read === null && { read_clause: JSON.stringify(before.clause) }),
        decided_by: isOpen ? null : userId,
        decided_at: isOpen ? null : context.platform.now(),
      },
    )
    if (!isSaved) throw stale(before)
    await tx.record({
      action: actions[state],
      subject: { type: 'contract-review', id: review.id },
      before: { state: before.state, clause: before.clause ?? before.read },
      after: { name: review.name, state, clause: state === 'CONFIRMED' ? clause : null },
      events: [change(account, 'contract-reviews')],
    })
    return { status: 200, body: await shownReview(tx, context, review.id) }
  })
