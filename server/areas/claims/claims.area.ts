import type { ServerArea } from '../../platform/area.ts'
import { noticeMail } from '@portico/contract/areas/claims/claim-notice.emails.ts'
import { lenderNoticeMail } from '@portico/contract/areas/claims/lenders/lender-notice.emails.ts'
import { statementMail } from '@portico/contract/areas/claims/statements/statement.emails.ts'
import { claimResults } from './claim-search.view.ts'
import { receiveAnswer } from './carrier/receive-answer.ts'
import { carrierAnswersRoutes, claimsRoutes } from './claims.routes.ts'
import { remindOfDeadlines } from './deadlines/send-reminders.ts'
import { lenderNoticesRoutes } from './lenders/lender-notices.routes.ts'
import { statementsRoutes } from './statements/statements.routes.ts'

export const area = {
  routes: [claimsRoutes, carrierAnswersRoutes, lenderNoticesRoutes, statementsRoutes],
  jobs: [remindOfDeadlines],
  mails: [noticeMail, lenderNoticeMail, statementMail],
  inbound: receiveAnswer,
  search: { claims: claimResults },
  merging: { holds: { CLAIMS: ['claims'] } },
} satisfies ServerArea
