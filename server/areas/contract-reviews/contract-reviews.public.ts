export { startReview } from './start-review.ts'
