import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveNextDatesOn } from './move-next-dates-on.ts'
import { accountsRoutes } from './accounts.routes.ts'

export const area = {
  routes: [accountsRoutes],
  jobs: [moveNextDatesOn],
  merging: {
    // The roles themselves move with the account’s record.
    moves: { PEOPLE: (from) => sql`(select count(*) from account_roles where account_code = ${from})` },
  },
  departing: [{ table: 'account_roles', person: 'user_id', become: 'DELETED' }],
} satisfies ServerArea
