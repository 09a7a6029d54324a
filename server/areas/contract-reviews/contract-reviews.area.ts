import type { ServerArea } from '../../platform/area.ts'
import { followMergedHolders } from './follow-merged-holder.ts'
import { contractReviewsRoutes } from './contract-reviews.routes.ts'

export const area = {
  routes: [contractReviewsRoutes],
  jobs: [followMergedHolders],
  merging: { holds: { CONTRACT_REVIEWS: ['contract_reviews'] } },
} satisfies ServerArea
