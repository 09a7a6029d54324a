import type { ServerArea } from '../../platform/area.ts'
import { openLinkCodeMail, openLinkMail } from '@portico/contract/areas/open-applications/open-link.emails.ts'
import { openApplicationsRoutes, openLinksRoutes } from './open-applications.routes.ts'

export const area = {
  routes: [openApplicationsRoutes, openLinksRoutes],
  departing: [{ table: 'open_links', person: 'made_by', become: 'ENDED' }],
  mails: [openLinkMail, openLinkCodeMail],
} satisfies ServerArea
