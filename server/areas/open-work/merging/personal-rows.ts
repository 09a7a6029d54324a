import { sql } from 'kysely'
import type { PersonalRows } from '../../../platform/records/personal-rows.ts'

type OfAccounts = Omit<PersonalRows, 'account'>

const ofAccount = (rows: OfAccounts): PersonalRows => ({ ...rows, account: 'account_code' })

/** Work counts as a change of its row, so that a person editing it sees the new name first. */
const work = (rows: OfAccounts): PersonalRows => ofAccount({ ...rows, isVersioned: true })

const isOpen = sql`completed_at is null`
const insured = sql`('ADMIN', 'USER')`

/** What follows a person to another login. A test checks that no column with a user is left out. */
export const personalRows: readonly PersonalRows[] = [
  { kind: 'BROKERAGE_ROLES', table: 'broker_roles', person: 'user_id', key: ['brokerage_code', 'role'], account: null },
  ofAccount({
    kind: 'ACCOUNT_ROLES',
    table: 'account_roles',
    person: 'user_id',
    key: ['account_code'],
    // Where both are of the insured, the kept login has the rights of both.
    combined: {
      role: sql`case when theirs.role = 'ADMIN' and account_roles.role in ${insured} then 'ADMIN'
        else account_roles.role end`,
      permissions: sql`case when theirs.role in ${insured} and account_roles.role in ${insured}
        then array(select distinct unnest(account_roles.permissions || theirs.permissions) order by 1)
        else account_roles.permissions end`,
    },
  }),
  ofAccount({ kind: 'TEAMS', table: 'account_agents', person: 'user_id', key: ['account_code'] }),
  { kind: 'TEAMS', table: 'accounts', person: 'primary_contact_id', account: 'code' },
  work({ kind: 'TASKS', table: 'tasks', person: 'tagged_id', rows: isOpen }),
  work({ kind: 'TASKS', table: 'tasks', person: 'owner_id', rows: isOpen }),
  work({
    kind: 'RENEWALS',
    table: 'renewal_sections',
    person: 'owner_id',
    rows: sql`mark is distinct from 'COMPLETE'`,
  }),
  work({ kind: 'RENEWALS', table: 'subjectivities', person: 'owner_id', rows: sql`status in ('OPEN', 'SUBMITTED')` }),
  work({ kind: 'CONVERSATIONS', table: 'conversations', person: 'assignee_id', rows: sql`status <> 'DONE'` }),
  work({ kind: 'APPLICATIONS', table: 'application_assignments', person: 'user_id', rows: sql`done_at is null` }),
  work({ kind: 'EVENTS', table: 'calendar_events', person: 'owner_id' }),
  ofAccount({
    kind: 'EVENTS',
    table: 'calendar_attendees',
    person: 'user_id',
    key: ['account_code', 'event_id'],
  }),
  ofAccount({ kind: 'FEEDS', table: 'calendar_feeds', person: 'user_id', key: ['account_code'] }),
  ofAccount({ kind: 'SIGNING', table: 'bind_signers', person: 'user_id', key: ['account_code'] }),
  ofAccount({ kind: 'LINKS', table: 'conversation_reply_addresses', person: 'user_id' }),
  ofAccount({ kind: 'LINKS', table: 'open_links', person: 'made_by', rows: sql`revoked_at is null` }),
  ofAccount({ kind: 'LINKS', table: 'submission_links', person: 'user_id', rows: sql`revoked_at is null` }),
  { kind: 'ERRORS', table: 'error_groups', person: 'assignee', account: null },
  { kind: 'OPT_OUTS', table: 'broadcast_opt_outs', person: 'user_id', key: [], account: null },
]
