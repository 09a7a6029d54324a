import { hashOfToken } from '../../../platform/secret.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export interface Registration {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly brokerage: string | null
  readonly brokerName: string | null
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

/** A registration by its link; undefined if the link was used, has expired, or never existed. */
export async function registrationByLink(tx: Tx, identifier: string, now: Date): Promise<Registration | undefined> {
  const { rows } = await sql<Registration>`
    select r.id, r.email, r.first_name as "firstName", r.last_name as "lastName", r.company_name as "companyName",
      r.brokerage_code as brokerage, b.name as "brokerName", r.token_hash as "tokenHash", r.expires_at as "expiresAt"
    from registrations r left join brokerages b on b.code = r.brokerage_code
    where r.token_hash = ${hashOfToken(identifier)} and r.completed_at is null and r.expires_at > ${now}
      and b.suspended_at is null`.execute(tx.db)
  return rows[0]
}

/** The name of a brokerage that takes registrations; undefined if there is none, or a suspended one. */
export async function registeringName(tx: Tx, brokerage: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from brokerages
    where code = ${brokerage} and suspended_at is null`.execute(tx.db)
  return rows[0]?.name
}

/** The most people notified of one registration. */
const mostTold = 20

/** Email addresses of the people responsible for a registration: the brokerage's admins, else the platform's. */
export async function registrarAddresses(tx: Tx, brokerage: string | null): Promise<string[]> {
  const isRegistrar =
    brokerage === null
      ? sql`is_admin`
      : sql`exists (select from broker_roles
          where user_id = users.id and brokerage_code = ${brokerage} and role in ('ADMIN', 'SUPER_ADMIN'))`
  const { rows } = await sql<{ email: string }>`select email from users
    where ${isRegistrar} and disabled_at is null order by email limit ${mostTold}`.execute(tx.db)
  return rows.map(({ email }) => email)
}
