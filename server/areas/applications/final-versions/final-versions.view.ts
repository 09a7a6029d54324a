import type { StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The final version of an application. */
export interface FinalVersion {
  readonly number: number
  readonly answers: Readonly<Record<string, StoredAnswer>>
  readonly fileKey: string
  readonly bytes: number
}

/** One final version of an application. */
export async function finalVersionView(
  tx: Tx,
  account: string,
  { applicationId, number }: { readonly applicationId: string; readonly number: number },
): Promise<FinalVersion> {
  const { rows } = await sql<FinalVersion>`select number, answers, file_key as "fileKey", file_bytes as bytes
    from application_freezes
    where account_code = ${account} and application_id = ${applicationId} and number = ${number}`.execute(tx.db)
  return rows[0]!
}

/** The number of an application's next final version. */
export async function nextFinalVersionNumber(tx: Tx, account: string, applicationId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(number), 0) + 1 as next from application_freezes
    where account_code = ${account} and application_id = ${applicationId}`.execute(tx.db)
  return rows[0]!.next
}

/** Finished applications with their final versions. */
const frozen = sql`applications join application_freezes on application_freezes.account_code = applications.account_code
  and application_id = applications.id and number = freeze_number`

/** What a form said last, and for which year. */
interface LastYear {
  readonly year: string
  readonly answers: Answers
}

/** The answers of the latest finished application of each form before a year, by form; of one form if given. */
export async function lastYearsView(
  tx: Tx,
  account: string,
  { formId, year }: { readonly formId?: string; readonly year: string },
): Promise<ReadonlyMap<string, LastYear>> {
  const ofForm = formId === undefined ? sql`` : sql`and form_id = ${formId}`
  const { rows } = await sql<{ formId: string; year: string; answers: FinalVersion['answers'] }>`
    select distinct on (form_id) form_id as "formId", year, answers from ${frozen}
    where applications.account_code = ${account} ${ofForm} and year < ${year} and removed_at is null
    order by form_id, year desc, done_at desc`.execute(tx.db)
  return new Map(rows.map((row) => [row.formId, { year: row.year, answers: valuesOf(row.answers) }]))
}

/** The same of one form alone. */
export async function lastYearView(
  tx: Tx,
  account: string,
  of: { readonly formId: string; readonly year: string },
): Promise<LastYear | null> {
  return (await lastYearsView(tx, account, of)).get(of.formId) ?? null
}

/** The answers of the applications of a year that are done, by application. */
export async function doneAnswersView(tx: Tx, account: string, year: string): Promise<ReadonlyMap<string, Answers>> {
  const { rows } = await sql<{ id: string; answers: FinalVersion['answers'] }>`
    select applications.id, answers from ${frozen}
    where applications.account_code = ${account} and year = ${year} and removed_at is null`.execute(tx.db)
  return new Map(rows.map(({ id, answers }) => [id, valuesOf(answers)]))
}

const valuesOf = (answers: FinalVersion['answers']): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])))
