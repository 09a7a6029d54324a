import type { AnswerSource } from '@portico/contract/areas/applications/application.shapes.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A value to store: under an answer's path or a field's address. */
export interface AnswerWrite {
  readonly place: string
  readonly value: AnswerValue | null
  readonly version: number
  readonly source: AnswerSource
  readonly detail: string
}

/** Who makes a change, and when; no person if the product makes it. */
export interface Change {
  readonly by: string | null
  /** The name of a person without a login. */
  readonly name?: string | null
  readonly at: Date
}

/** The writes as rows of a statement, in one order for everybody, so that two who save wait for each other in turn. */
const rowsOf = (writes: readonly AnswerWrite[]) => {
  const ordered = writes.toSorted((one, other) => (one.place < other.place ? -1 : 1))
  return sql`jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb)
    as made (place text, value jsonb, version integer, source text, detail text)`
}

const valueColumns = ['value', 'version', 'source', 'detail', 'changed_by', 'changed_name', 'changed_at'] as const

const values = ({ by, name = null, at }: Change) =>
  sql`nullif(value, 'null'::jsonb), version, source, detail, ${by}::uuid, ${name}::text, ${at}::timestamptz`

/** Saves account data fields in one statement; returns the addresses that no one else had changed since. */
export async function saveFacts(
  tx: Tx,
  account: string,
  writes: readonly AnswerWrite[],
  change: Change,
): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set()
  const saved = await tx.db
    .insertInto('facts')
    .columns(['account_code', 'address', ...valueColumns])
    .expression(sql`select ${account}::text, place, ${values(change)} from ${rowsOf(writes)}`)
    .onConflict((conflict) =>
      conflict
        .columns(['account_code', 'address'])
        .doUpdateSet(excluded)
        .where((eb) => eb('facts.version', '<', eb.ref('excluded.version'))),
    )
    .returning('address')
    .execute()
  return new Set(saved.map(({ address }) => address))
}

/** Saves answers of one application in one statement. The caller holds its row lock. */
export async function saveOwnAnswers(
  tx: Tx,
  { account, applicationId }: { readonly account: string; readonly applicationId: string },
  writes: readonly AnswerWrite[],
  change: Change,
): Promise<void> {
  if (writes.length === 0) return
  await tx.db
    .insertInto('application_answers')
    .columns(['account_code', 'application_id', 'path', ...valueColumns])
    .expression(sql`select ${account}::text, ${applicationId}::uuid, place, ${values(change)} from ${rowsOf(writes)}`)
    .onConflict((conflict) => conflict.columns(['account_code', 'application_id', 'path']).doUpdateSet(excluded))
    .execute()
}

const excluded = Object.fromEntries(valueColumns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<
  (typeof valueColumns)[number],
  ReturnType<typeof sql.ref<never>>
>

/** Drops answers that were stored for one application only, so that the account data applies again. */
export async function dropOwnAnswers(
  tx: Tx,
  { account, applicationId }: { readonly account: string; readonly applicationId: string },
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  await tx.db
    .deleteFrom('application_answers')
    .where('account_code', '=', account)
    .where('application_id', '=', applicationId)
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .execute()
}

/** Adds values to the answer history of an application, or of account data if none is given, in one statement. */
export async function storeHistory(
  tx: Tx,
  { account, applicationId }: { readonly account: string; readonly applicationId: string | null },
  writes: readonly AnswerWrite[],
  change: Change,
): Promise<void> {
  if (writes.length === 0) return
  await tx.db
    .insertInto('answer_history')
    .columns(['account_code', 'application_id', 'place', ...valueColumns])
    .expression(sql`select ${account}::text, ${applicationId}::uuid, place, ${values(change)} from ${rowsOf(writes)}`)
    .execute()
}
