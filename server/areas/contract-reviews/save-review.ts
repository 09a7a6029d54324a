import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateAtVersion } from '../../platform/database/rows.ts'
import { demand, stale, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { demandReader } from './contract-reviews.access.ts'
import { shownReview } from './shown-review.ts'

/** Saves the name, holder and project of a review. */
export const saveReview: Handler<'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}'> = async (
  context,
  { params, body: { version, ...edit } },
) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, contractMessages.onlyReads)
    const before = await shownReview(tx, context, params.reviewId)
    if (edit.holderId !== null && !before.holders.some(({ id }) => id === edit.holderId))
      throw unprocessable({ holderId: contractMessages.unknownHolder })
    const isSaved = await updateAtVersion(
      tx,
      'contract_reviews',
      { account_code: account, id: before.id, version },
      { name: edit.name, holder_id: edit.holderId, project: edit.project },
    )
    if (!isSaved) throw stale(await shownReview(tx, context, params.reviewId))
    await tx.record({
      action: 'contract-review.update',
      subject: { type: 'contract-review', id: before.id },
      before: { name: before.name, holderId: before.holderId, project: before.project },
      after: edit,
      events: [change(account, 'contract-reviews')],
    })
    return { status: 200, body: await shownReview(tx, context, params.reviewId) }
  })
