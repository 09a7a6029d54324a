import type { Handler } from '../../platform/context.ts'
import { requirementSetsView } from '../vendors/vendors.public.ts'
import { demandReader } from './contract-reviews.access.ts'
import { reviewClauses, reviewRecords } from './reviews.view.ts'
import { comparedToday, shownRow } from './shown-review.ts'

/** The contract reviews of an account, compared with the policies of today. */
export const listReviews: Handler<'GET /api/accounts/{accountId}/contract-reviews'> = async (context) => {
  const { account, mayWrite } = demandReader(context)
  return context.read(async (tx) => {
    const [records, clauses, against, sets] = await Promise.all([
      reviewRecords(tx, account),
      reviewClauses(tx, account),
      comparedToday(tx, context),
      requirementSetsView(tx, account),
    ])
    const byReview = Map.groupBy(clauses, ({ reviewId }) => reviewId)
    return {
      status: 200,
      body: {
        reviews: records.map((record) => shownRow(record, byReview.get(record.id) ?? [], against)),
        sets: sets.map(({ id, name }) => ({ id, name })),
        mayWrite,
      },
    }
  })
}
