import { contractReviewsCalls } from '@portico/contract/areas/contract-reviews/contract-reviews.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addClause } from './clauses/add-clause.ts'
import { decideClause } from './clauses/decide-clause.ts'
import { saveCure } from './clauses/save-cure.ts'
import { saveSet } from './clauses/save-set.ts'
import { getReview } from './get-review.ts'
import { listReviews } from './list-reviews.ts'
import { removeReview } from './remove-review.ts'
import { saveReview } from './save-review.ts'
import { startReview } from './start-review.ts'
import { downloadSummary } from './summary/download-summary.ts'

export const contractReviewsRoutes = bind(contractReviewsCalls, {
  'GET /api/accounts/{accountId}/contract-reviews': listReviews,
  'POST /api/accounts/{accountId}/contract-reviews': startReview,
  'GET /api/accounts/{accountId}/contract-reviews/{reviewId}': getReview,
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}': saveReview,
  'DELETE /api/accounts/{accountId}/contract-reviews/{reviewId}': removeReview,
  'POST /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses': addClause,
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}': decideClause,
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}/cure': saveCure,
  'POST /api/accounts/{accountId}/contract-reviews/{reviewId}/requirement-set': saveSet,
  'GET /api/accounts/{accountId}/contract-reviews/{reviewId}/summary': downloadSummary,
})
