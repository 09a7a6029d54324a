import type { Handler } from '../../platform/context.ts'
import { shownReview } from './shown-review.ts'

/** A contract review. */
export const getReview: Handler<'GET /api/accounts/{accountId}/contract-reviews/{reviewId}'> = async (
  context,
  { params },
) => context.read(async (tx) => ({ status: 200, body: await shownReview(tx, context, params.reviewId) }))
