import type { AnswerSource } from '@portico/contract/areas/applications/application.shapes.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { StoredValue } from './filled-form.ts'

interface Row {
  readonly value: AnswerValue | null
  readonly version: number
  readonly source: AnswerSource
  readonly detail: string
  readonly at: Date
  readonly by: string | null
}

const columns = sql`value, version, source, detail, changed_at as at,
  coalesce(changed_name, (select name from person_names where id = changed_by)) as by`

const storedOf = ({ value, version, source, detail, at, by }: Row): StoredValue => ({
  value,
  version,
  provenance: { source, detail, at: at.toISOString(), by },
})

/** The account data by address. */
export async function factsView(tx: Tx, account: string): Promise<ReadonlyMap<string, StoredValue>> {
  const { rows } = await sql<Row & { readonly place: string }>`select address as place, ${columns} from facts
    where account_code = ${account}`.execute(tx.db)
  return new Map(rows.map((row) => [row.place, storedOf(row)]))
}

/** Fields changed since a day, with the value each had before; undefined if none existed by then. */
export async function factsBefore(
  tx: Tx,
  account: string,
  day: string,
): Promise<ReadonlyMap<string, AnswerValue | null> | undefined> {
  const ofFacts = sql`answer_history.account_code = ${account} and application_id is null and changed_at < ${day}::date`
  const { rows } = await sql<{ address: string | null; value: AnswerValue | null }>`
    with before as (select from answer_history where ${ofFacts} limit 1)
    select address, (select value from answer_history where ${ofFacts} and place = address order by seq desc limit 1)
    from before left join facts on account_code = ${account} and changed_at >= ${day}::date`.execute(tx.db)
  if (rows.length === 0) return undefined
  return new Map(rows.flatMap(({ address, value }) => (address === null ? [] : [[address, value] as const])))
}

/** Locks fields until the transaction ends, so that they cannot change in between. */
export async function holdFacts(tx: Tx, account: string, addresses: readonly string[]): Promise<void> {
  await sql`select from facts where account_code = ${account} and address = any(${[...addresses]}::text[])
    order by address for update`.execute(tx.db)
}

/** Answers that applications of an account store themselves, by application and path; of one application if given. */
export async function ownAnswersView(
  tx: Tx,
  account: string,
  applicationId?: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, StoredValue>>> {
  const ofOne = applicationId === undefined ? sql`` : sql`and application_id = ${applicationId}`
  const { rows } = await sql<
    Row & { readonly applicationId: string; readonly place: string }
  >`select application_id as "applicationId", path as place, ${columns}
    from application_answers where account_code = ${account} ${ofOne}`.execute(tx.db)
  const byApplication = new Map<string, Map<string, StoredValue>>()
  for (const row of rows) {
    const stored = byApplication.get(row.applicationId) ?? new Map<string, StoredValue>()
    stored.set(row.place, storedOf(row))
    byApplication.set(row.applicationId, stored)
  }
  return byApplication
}

/** The most values of one answer that are shown. */
const most = 100

/** Every value an answer has had, in the application if it stores its own, else in the account data, latest first. */
export async function historyView(
  tx: Tx,
  account: string,
  of: { readonly applicationId: string | null; readonly path: string; readonly address: string | null },
): Promise<(StoredValue & { readonly onlyHere: boolean })[]> {
  const { rows } = await sql<Row & { readonly isOwn: boolean }>`select ${columns}, application_id is not null as "isOwn"
    from answer_history
    where account_code = ${account} and ((application_id = ${of.applicationId} and place = ${of.path})
      or (application_id is null and place = ${of.address}))
    order by seq desc limit ${most}`.execute(tx.db)
  return rows.map((row) => ({ ...storedOf(row), onlyHere: row.isOwn && of.address !== null }))
}
