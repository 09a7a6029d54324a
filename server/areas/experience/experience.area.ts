import type { ServerArea } from '../../platform/area.ts'
import { experienceRoutes } from './experience.routes.ts'
import { letterMail } from '@portico/contract/areas/experience/mod-letter.emails.ts'

export const area = {
  routes: [experienceRoutes],
  mails: [letterMail],
  merging: { holds: { MODS: ['mod_worksheets'] } },
} satisfies ServerArea
