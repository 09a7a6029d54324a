import type { KeptAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** An application as it was marked as done. */
export interface Freeze {
  readonly number: number
  readonly answers: Readonly<Record<string, KeptAnswer>>
  readonly fileKey: string
  readonly bytes: number
}

/** One freeze of an application. */
export async function freezeView(
  tx: Tx,
  account: string,
  { applicationId, number }: { readonly applicationId: string; readonly number: number },
): Promise<Freeze> {
  const { rows } = await sql<Freeze>`select number, answers, file_key as "fileKey", file_bytes as bytes
    from application_freezes
    where account_code = ${account} and application_id = ${applicationId} and number = ${number}`.execute(tx.db)
  return rows[0]!
}

/** The number that the next freeze of an application gets. */
export async function nextFreezeNumber(tx: Tx, account: string, applicationId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(number), 0) + 1 as next from application_freezes
    where account_code = ${account} and application_id = ${applicationId}`.execute(tx.db)
  return rows[0]!.next
}

/** The answers of the newest done application of the same form before a year. */
export async function lastYearView(
  tx: Tx,
  account: string,
  { formId, year }: { readonly formId: string; readonly year: string },
): Promise<{ readonly year: string; readonly answers: Answers } | null> {
  const { rows } = await sql<{ year: string; answers: Readonly<Record<string, KeptAnswer>> }>`select year, answers
    from applications join application_freezes on application_freezes.account_code = applications.account_code
      and application_id = applications.id and number = freeze_number
    where applications.account_code = ${account} and form_id = ${formId} and year < ${year} and removed_at is null
    order by year desc, done_at desc limit 1`.execute(tx.db)
  const [found] = rows
  return found === undefined ? null : { year: found.year, answers: valuesOf(found.answers) }
}

const valuesOf = (answers: Readonly<Record<string, KeptAnswer>>): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])))
