export { keptSubmission } from './kept-submission.ts'
