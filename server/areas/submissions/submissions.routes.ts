import { submissionsCalls } from '@portico/contract/areas/submissions/submissions.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const submissionsRoutes = bind(submissionsCalls, {})
