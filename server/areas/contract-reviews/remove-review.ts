import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { demand } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { demandReader } from './contract-reviews.access.ts'
import { shownReview } from './shown-review.ts'

/** Removes a review with its requirements; the document of the contract stays in the library. */
export const removeReview: Handler<'DELETE /api/accounts/{accountId}/contract-reviews/{reviewId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, contractMessages.onlyReads)
    const { id, name, fileName } = await shownReview(tx, context, params.reviewId)
    await deleteRow(tx, 'contract_reviews', { account_code: account, id })
    await tx.record({
      action: 'contract-review.remove',
      subject: { type: 'contract-review', id },
      before: { name, fileName },
      events: [change(account, 'contract-reviews')],
    })
    return { status: 204 }
  })
