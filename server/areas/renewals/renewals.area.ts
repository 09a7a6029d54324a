import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { startRenewals } from './cycles/start-due-renewals.ts'
import { remindOfRenewals } from './path/remind-of-slipping.ts'
import { renewalsRoutes } from './renewals.routes.ts'

export const area = {
  routes: [renewalsRoutes],
  jobs: [remindOfRenewals, startRenewals],
  merging: { holds: { RENEWALS: ['renewal_cycles'] } },
  departing: [
    {
      table: 'renewal_sections',
      person: 'owner_id',
      rows: () => sql`mark is distinct from 'COMPLETE'`,
      become: 'SUCCESSOR',
    },
  ],
} satisfies ServerArea
