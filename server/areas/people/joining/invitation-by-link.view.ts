import { hashOfToken } from '../../../platform/secret.ts'
import type { AccountRights, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { invitationColumns, isWaiting, type InvitationRow } from '../invitation.view.ts'
import { normalizedRights, normalizedRoles } from '../rights.ts'

interface Found extends InvitationRow {
  readonly organization: string
  readonly inviterId: string
  readonly tokenHash: Buffer
}

/** What an invitation link grants, and where. */
export type LinkedInvitation = Found &
  (
    | { readonly kind: 'account'; readonly account: string; readonly rights: AccountRights }
    | { readonly kind: 'brokerage'; readonly brokerage: string; readonly roles: BrokerRole[] }
  )

const found = sql`${invitationColumns}, n.invited_by as "inviterId", n.token_hash as "tokenHash"`

/** An invitation by its link; undefined if it was accepted, revoked, replaced, has expired, or never existed. */
export async function invitationByLink(tx: Tx, identifier: string, now: Date): Promise<LinkedInvitation | undefined> {
  const hash = hashOfToken(identifier)
  return (await toAccount(tx, hash, now)) ?? (await toBrokerage(tx, hash, now))
}

async function toAccount(tx: Tx, hash: Buffer, now: Date): Promise<LinkedInvitation | undefined> {
  const { rows } = await sql<Found & { account: string; role: AccountRole; permissions: string[] }>`
    select ${found}, n.account_code as account, o.company_name as organization, n.role, n.permissions
    from account_invitations n join person_names i on i.id = n.invited_by
    join accounts o on o.code = n.account_code and o.deleted_at is null and o.archived_at is null
    join brokerages b on b.code = o.brokerage_code and b.suspended_at is null
    where n.token_hash = ${hash} and ${isWaiting} and n.expires_at > ${now}`.execute(tx.db)
  const row = rows[0]
  return row && { ...row, kind: 'account', rights: normalizedRights(row) }
}

async function toBrokerage(tx: Tx, hash: Buffer, now: Date): Promise<LinkedInvitation | undefined> {
  const { rows } = await sql<Found & { brokerage: string; roles: string[] }>`
    select ${found}, n.brokerage_code as brokerage, o.name as organization, n.roles
    from broker_invitations n join person_names i on i.id = n.invited_by join brokerages o on o.code = n.brokerage_code
      and o.suspended_at is null
    where n.token_hash = ${hash} and ${isWaiting} and n.expires_at > ${now}`.execute(tx.db)
  const row = rows[0]
  return row && { ...row, kind: 'brokerage', roles: normalizedRoles(row.roles) }
}
