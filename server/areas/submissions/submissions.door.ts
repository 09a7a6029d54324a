export { keptSubmission } from './kept-submission.ts'
export { makePackets } from './packet/make-packets.ts'
export { submissionsRoutes } from './submissions.routes.ts'
