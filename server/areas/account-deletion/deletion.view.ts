import { type Deletion, type DeletionCheck } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { sql } from 'kysely'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { dayIn } from '../../platform/dates/today.ts'

type Moments = 'startedAt' | 'exportedAt' | 'deletedAt' | 'eraseAfter' | 'endedAt' | 'erasedAt'

interface Row extends Omit<Deletion, Moments | 'hasExport' | 'hasCertificate'> {
  readonly startedAt: Date
  readonly exportedAt: Date | null
  readonly deletedAt: Date | null
  readonly eraseAfter: Date | null
  readonly endedAt: Date | null
  readonly erasedAt: Date | null
  readonly exportKey: string | null
  readonly certificateKey: string | null
}

const columns = sql`account_deletions.code as "accountCode", account_deletions.company_name as "companyName", state,
  starter.name as "startedBy", started_at as "startedAt", exported_at as "exportedAt",
  export_bytes::float8 as "exportBytes", export_sha256 as "exportSha256", export_counts as "exportCounts",
  asker.name as "askedBy", confirmer.name as "confirmedBy", account_deletions.deleted_at as "deletedAt",
  erase_after as "eraseAfter", ender.name as "endedBy", ended_at as "endedAt", end_reason as "endReason",
  erased_at as "erasedAt", erased_counts as "erasedCounts", export_key as "exportKey", certificate_key as "certificateKey"`

const withNames = sql`account_deletions join person_names starter on starter.id = started_by
  left join person_names asker on asker.id = asked_by left join person_names confirmer on confirmer.id = confirmed_by
  left join person_names ender on ender.id = ended_by`

function shown({ exportKey, certificateKey, ...row }: Row): Deletion {
  const moment = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...row,
    startedAt: row.startedAt.toISOString(),
    exportedAt: moment(row.exportedAt),
    deletedAt: moment(row.deletedAt),
    eraseAfter: moment(row.eraseAfter),
    endedAt: moment(row.endedAt),
    erasedAt: moment(row.erasedAt),
    hasExport: exportKey !== null,
    hasCertificate: certificateKey !== null,
  }
}

/** The latest deletions. */
export async function deletionsView(tx: Tx): Promise<Deletion[]> {
  const { rows } = await sql<Row>`select ${columns} from ${withNames}
    order by started_at desc, account_deletions.id desc limit 200`.execute(tx.db)
  return rows.map(shown)
}

interface Account {
  readonly code: string
  readonly companyName: string
  readonly isDeleted: boolean
  readonly version: number
  readonly timeZone: string
}

/** An existing account, or one deleted here; 404 for one merged into another. */
export async function wantedAccount(tx: Tx, code: string): Promise<Account> {
  const { rows } =
    await sql<Account>`select accounts.code, company_name as "companyName", deleted_at is not null as "isDeleted",
      record_version as version, time_zone as "timeZone"
      from accounts join brokerages on brokerages.code = brokerage_code
      where accounts.code = ${code} and merged_into is null`.execute(tx.db)
  const [account] = rows
  if (account === undefined) throw notFound()
  return account
}

/** What an administrator sees of an account that may be deleted. */
export async function deletionCheck(
  tx: Tx,
  { actor, platform }: Pick<UserContext, 'actor' | 'platform'>,
  code: string,
): Promise<DeletionCheck> {
  const account = await wantedAccount(tx, code)
  const today = dayIn(account.timeZone, platform.now())
  const [latest, hold, users, policies, renewals, unsigned] = [
    await latestDeletion(tx, code),
    await openHold(tx, code),
    await usersOfOnly(tx, code),
    await policiesInForce(tx, code, today),
    await openRenewals(tx, code),
    await unsignedOrders(tx, code),
  ]
  const { rows } = await sql<{ by: string }>`select asked_by::text as by from account_deletions
    where code = ${code} and state = 'CONFIRMING'`.execute(tx.db)
  return {
    accountCode: code,
    companyName: latest?.state === 'ERASED' ? latest.companyName : account.companyName,
    isDeleted: account.isDeleted,
    hold,
    dependents: { users, policies, renewals, unsigned },
    needsSecond: policies.length > 0,
    deletion: latest,
    mayConfirm: rows[0] !== undefined && rows[0].by !== actor.userId,
  }
}

async function latestDeletion(tx: Tx, code: string): Promise<Deletion | null> {
  const { rows } = await sql<Row>`select ${columns} from ${withNames} where account_deletions.code = ${code}
    order by started_at desc, account_deletions.id desc limit 1`.execute(tx.db)
  return rows[0] === undefined ? null : shown(rows[0])
}

async function openHold(tx: Tx, code: string): Promise<DeletionCheck['hold']> {
  const { rows } = await sql<{ reason: string; by: string; at: Date }>`select reason, name as by, set_at as at
    from account_legal_holds join person_names on person_names.id = set_by
    where code = ${code} and lifted_at is null`.execute(tx.db)
  const [hold] = rows
  return hold === undefined ? null : { ...hold, at: hold.at.toISOString() }
}

async function usersOfOnly(tx: Tx, code: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select concat_ws(' ', first_name, last_name) || ' (' || email || ')' as name
    from account_roles held join users on users.id = user_id where account_code = ${code}
      and not exists (select 1 from account_roles other join accounts on accounts.code = other.account_code
        where other.user_id = held.user_id and other.account_code <> ${code} and accounts.deleted_at is null)
      and not exists (select 1 from broker_roles where broker_roles.user_id = held.user_id)
    order by lower(last_name), users.id limit 100`.execute(tx.db)
  return rows.map(({ name }) => name)
}

/** Policies in force, by carrier and number. */
export async function policiesInForce(tx: Tx, code: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select concat_ws(' ', policy_type, policy_number) as name from policies
    where account_code = ${code} and stage <> 'QUOTED' and effective_date <= ${today}::date
      and expiration_date >= ${today}::date and (canceled_on is null or canceled_on > ${today}::date)
    order by 1 limit 100`.execute(tx.db)
  return rows.map(({ name }) => name)
}

async function openRenewals(tx: Tx, code: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select effective_on::text as day from renewal_cycles
    where account_code = ${code} and is_current and stage not in ('BOUND', 'CLOSED') order by 1 limit 100`.execute(
    tx.db,
  )
  return rows.map(({ day }) => day)
}

async function unsignedOrders(tx: Tx, code: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select concat_ws(' ', line, carrier) as name from bind_orders
    where account_code = ${code} and state = 'PENDING' order by 1 limit 100`.execute(tx.db)
  return rows.map(({ name }) => name)
}

/** The people whose sessions a deletion concerns. */
export async function peopleOf(tx: Tx, code: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from account_roles where account_code = ${code}
    union select user_id from account_agents where account_code = ${code}`.execute(tx.db)
  return rows.map(({ id }) => id)
}
