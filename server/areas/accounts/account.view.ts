import {
  PrimaryBrokerContact,
  type Account,
  type AccountPerson,
} from '@portico/contract/areas/accounts/account.shapes.ts'
import { answersForClaims, claimStep, type ClientClaims } from '@portico/contract/areas/accounts/claim-step.rules.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { sql } from 'kysely'
import type { Actor, AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { dashboardView } from '../dashboard/dashboard.public.ts'
import { currentRenewalView } from './current-renewal.read-model.ts'
import { unreadConversationsView } from './unread-conversations.read-model.ts'

/** The phase of an account that has none yet. */
export const defaultPhase = 'Setup'

/** The most people that an account answers with. */
const peopleLimit = 500

/** One account with the people who work on it, and the dashboard as one reader has arranged it. */
export async function accountView(tx: Tx, access: AccountAccess, actor: Actor): Promise<Account> {
  const [account, users, dashboard, unreadConversations, renewal] = await Promise.all([
    accountRow(tx, access.account, answersForClaims(access, actor.isViewer)),
    peopleOf(tx, access.account),
    dashboardView(tx, actor.userId, access),
    unreadConversationsView(tx, access, actor),
    currentRenewalView(tx, access, actor),
  ])
  if (account === undefined) throw notFound()
  const linkedAgents = users.filter(({ side }) => side === 'brokerage')
  const contact = linkedAgents.find((agent) => agent.userId === account.contact_id)
  return {
    accountCode: account.code,
    companyName: account.company_name,
    brokerCode: account.brokerage_code,
    brokerName: account.broker_name,
    brokerAccountStatus: account.broker_status,
    brokerRelationship: account.relationship,
    isLawFirm: account.is_law_firm,
    isArchived: account.archived_at !== null,
    primaryBrokerContact: account.contact_id === null ? null : contactOf(account, contact?.roleCode),
    primaryEffectiveDate: account.next_effective_on,
    phase: account.phase ?? defaultPhase,
    amsType: account.ams_type,
    users,
    accountUsers: users.filter(({ side }) => side === 'insured'),
    linkedAgents,
    permissions: permissionsOf(access),
    share: access.share === undefined ? null : { name: access.share.name, isByShare: access.isByShare === true },
    unreadConversations,
    nextStep: claimStep(account.code, account.client_claims),
    renewal,
    dashboard,
  }
}

/** The permission codes that an actor holds: all of them, or those granted. */
export const permissionsOf = (access: AccountAccess): string[] =>
  access.holdsAllPermissions ? [...PermissionCode.options] : [...access.permissions]

const accountRow = (tx: Tx, code: string, withClaims: boolean) =>
  tx.db
    .selectFrom('accounts')
    .innerJoin('brokerages', 'brokerages.code', 'accounts.brokerage_code')
    .leftJoin('users as contact', 'contact.id', 'accounts.primary_contact_id')
    .selectAll('accounts')
    .select(({ fn, val }) => fn<ClientClaims>('client_claims', [val(withClaims ? code : null)]).as('client_claims'))
    .select([
      'brokerages.name as broker_name',
      'contact.id as contact_id',
      'contact.first_name as contact_first_name',
      'contact.last_name as contact_last_name',
      'contact.email as contact_email',
      'contact.public_phone as contact_phone',
      'contact.profile_picture as contact_picture',
      'contact.profile_picture_alt as contact_picture_alt',
    ])
    .where('accounts.code', '=', code)
    .executeTakeFirst()

type AccountRow = NonNullable<Awaited<ReturnType<typeof accountRow>>>

function contactOf(account: AccountRow, role: string | undefined): Account['primaryBrokerContact'] {
  const known = PrimaryBrokerContact.shape.role.safeParse(role)
  return {
    firstName: account.contact_first_name ?? '',
    lastName: account.contact_last_name ?? '',
    publicPhone: account.contact_phone,
    email: account.contact_email ?? '',
    profilePicture: account.contact_picture,
    profilePictureAlt: account.contact_picture_alt,
    role: known.success ? known.data : 'ACCT_MGR',
  }
}

interface Held extends AccountPerson {
  readonly side: 'insured' | 'brokerage'
}

/** Who works on an account, for the insured or as its linked agent. */
async function peopleOf(tx: Tx, code: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select users.id as "userId", username, first_name as "firstName", last_name as "lastName", role as "roleCode", side
    from (
      select user_id, role, 'insured' as side from account_roles where account_code = ${code}
      union all
      select user_id, role, 'brokerage' from account_agents where account_code = ${code}
    ) as held
    join users on users.id = held.user_id
    where disabled_at is null
    order by side desc, last_name, first_name
    limit ${peopleLimit}`.execute(tx.db)
  return rows
}
