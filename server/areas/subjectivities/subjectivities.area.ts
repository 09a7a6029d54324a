import type { ServerArea } from '../../platform/area.ts'
import { remindOfSubjectivities } from './send-reminders.ts'
import { subjectivitiesRoutes } from './subjectivities.routes.ts'

export const area = {
  routes: [subjectivitiesRoutes],
  jobs: [remindOfSubjectivities],
} satisfies ServerArea
