import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { remindOfSubjectivities } from './send-reminders.ts'
import { subjectivitiesRoutes } from './subjectivities.routes.ts'

export const area = {
  routes: [subjectivitiesRoutes],
  jobs: [remindOfSubjectivities],
  departing: [
    {
      table: 'subjectivities',
      person: 'owner_id',
      rows: () => sql`status in ('OPEN', 'SUBMITTED')`,
      become: 'SUCCESSOR',
    },
  ],
} satisfies ServerArea
