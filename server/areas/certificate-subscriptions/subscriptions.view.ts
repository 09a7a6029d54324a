import type { CertificateStanding } from '@portico/contract/areas/certificates/standing.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Subscription {
  readonly account: string
  readonly id: string
  readonly email: string
  readonly isConfirmed: boolean
}

/** The subscription that a link confirms or ends; undefined if it does neither. */
export async function subscriptionByLink(
  tx: Tx,
  { hash, askedSince }: { readonly hash: Buffer; readonly askedSince: Date },
): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select account_code as account, id, email, confirmed_at is not null as "isConfirmed"
    from certificate_subscriptions
    where stop_hash = ${hash} or (confirm_hash = ${hash} and (confirmed_at is not null or asked_at > ${askedSince}))`.execute(
    tx.db,
  )
  return rows[0]
}

export interface Asked {
  readonly id: string
  readonly askedAt: Date
  readonly askedTimes: number
  readonly isConfirmed: boolean
}

/** The subscription of an address to a certificate; undefined if there is none. */
export async function subscriptionOf(
  tx: Tx,
  account: string,
  { seriesId, email }: { readonly seriesId: string; readonly email: string },
): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select id, asked_at as "askedAt", asked_times as "askedTimes", confirmed_at is not null as "isConfirmed"
    from certificate_subscriptions
    where account_code = ${account} and series_id = ${seriesId} and lower(email) = lower(${email})`.execute(tx.db)
  return rows[0]
}

interface Current {
  readonly number: string
  readonly insured: string
  readonly revision: number
  readonly standing: CertificateStanding
  /** How many follow it. */
  readonly subscriptions: number
}

/** The certificate in force of a series; undefined if none is. */
export async function currentCertificate(tx: Tx, account: string, seriesId: string): Promise<Current | undefined> {
  const { rows } = await sql<Current>`
    select number, contents -> 'insured' ->> 'name' as insured, revision, standing,
      (select count(*)::int from certificate_subscriptions followed
        where followed.account_code = ${account} and followed.series_id = ${seriesId}) as subscriptions
    from certificates where account_code = ${account} and series_id = ${seriesId} and status = 'ISSUED'`.execute(tx.db)
  return rows[0]
}

/** A subscriber who does not know yet how a certificate is now. */
export interface ToTell {
  readonly id: string
  readonly email: string
  readonly seriesId: string
  readonly number: string
  readonly insured: string
  readonly revision: number
  readonly standing: CertificateStanding
  readonly toldRevision: number | null
  readonly toldStanding: CertificateStanding | null
  /** Emails of today. */
  readonly times: number
}

/** The most emails that a subscription brings in a day: the last state follows the next day. */
const mostADay = 5

const untold = sql`confirmed_at is not null
  and (told_standing is distinct from current.standing or told_revision is distinct from current.revision)`

/** The next subscribers of an account to email, locked against another server. */
export async function subscribersToTell(tx: Tx, account: string, today: string, limit: number): Promise<ToTell[]> {
  const { rows } = await sql<ToTell>`
    select followed.id, followed.email, followed.series_id as "seriesId", current.number,
      current.contents -> 'insured' ->> 'name' as insured, current.revision, current.standing,
      told_revision as "toldRevision", told_standing as "toldStanding",
      case when told_on = ${today} then told_times else 0 end as times
    from certificate_subscriptions followed join certificates current
      on current.account_code = followed.account_code and current.series_id = followed.series_id
        and current.status = 'ISSUED'
    where followed.account_code = ${account} and ${untold}
      and (told_on is distinct from ${today} or told_times < ${mostADay})
    order by followed.id limit ${limit} for update of followed`.execute(tx.db)
  return rows
}

/** The accounts with subscribers to email, by the day of their brokerage. */
export async function accountsToTell(tx: Tx, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct followed.account_code as account
    from certificate_subscriptions followed join certificates current
      on current.account_code = followed.account_code and current.series_id = followed.series_id
        and current.status = 'ISSUED'
      join account_heads on code = followed.account_code
    where ${untold} and (told_on is distinct from (${now}::timestamptz at time zone time_zone)::date or told_times < ${mostADay})
    order by followed.account_code`.execute(tx.db)
  return rows.map(({ account }) => account)
}
