import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveAccountInvitations } from './account/account-invitations.store.ts'
import { accountPeopleRoutes } from './account/account-people.routes.ts'
import { brokeragePeopleRoutes } from './brokerage/brokerage-people.routes.ts'
import { joiningRoutes } from './joining/joining.routes.ts'

export const area = {
  routes: [accountPeopleRoutes, brokeragePeopleRoutes, joiningRoutes],
  merging: {
    moves: {
      INVITATIONS: (from) => sql`(select count(*) from account_invitations
        where account_code = ${from} and accepted_at is null and revoked_at is null)`,
    },
    move: (tx, { from, into, at }) => moveAccountInvitations(tx, { from, into, now: at }),
  },
} satisfies ServerArea
