import { viewedAsMail } from '@portico/contract/areas/impersonation/impersonation.emails.ts'
import type { ServerArea } from '../../platform/area.ts'
import { scheduleEnds } from './end-impersonations.ts'
import { impersonationRoutes } from './impersonation.routes.ts'

export const area = {
  routes: [impersonationRoutes],
  jobs: [scheduleEnds],
  mails: [viewedAsMail],
} satisfies ServerArea
