import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { applicationsRoutes, profilePagesRoutes } from './applications.routes.ts'
import { applicationResults } from './entries/application-search.view.ts'

export const area = {
  routes: [applicationsRoutes, profilePagesRoutes],
  merging: { holds: { APPLICATIONS: ['applications', 'form_uses', 'open_links'] } },
  departing: [
    { table: 'application_assignments', person: 'user_id', rows: () => sql`done_at is null`, become: 'DELETED' },
  ],
  search: { applications: applicationResults },
} satisfies ServerArea
