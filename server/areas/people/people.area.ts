import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { newAdminMail } from '@portico/contract/areas/people/access.emails.ts'
import { accountInvitationMail, brokerInvitationMail } from '@portico/contract/areas/people/invitation.emails.ts'
import { moveAccountInvitations } from './account/account-invitations.store.ts'
import { accountPeopleRoutes } from './account/account-people.routes.ts'
import { brokeragePeopleRoutes } from './brokerage/brokerage-people.routes.ts'
import { joiningRoutes } from './joining/joining.routes.ts'
import {
  knownAddressMail,
  newcomerMail,
  prospectMail,
  registrationMail,
} from '@portico/contract/areas/people/registration.emails.ts'

export const area = {
  routes: [accountPeopleRoutes, brokeragePeopleRoutes, joiningRoutes],
  mails: [
    newAdminMail,
    accountInvitationMail,
    brokerInvitationMail,
    registrationMail,
    knownAddressMail,
    newcomerMail,
    prospectMail,
  ],
  merging: {
    moves: {
      INVITATIONS: (from) => sql`(select count(*) from account_invitations
        where account_code = ${from} and accepted_at is null and revoked_at is null)`,
    },
    move: (tx, { from, into, at }) => moveAccountInvitations(tx, { from, into, now: at }),
  },
  departing: [
    {
      table: 'account_invitations',
      person: 'invited_by',
      rows: () => sql`accepted_at is null`,
      become: 'ENDED',
    },
  ],
} satisfies ServerArea
