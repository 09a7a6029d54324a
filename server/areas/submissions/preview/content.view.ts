import { canonical } from '@portico/contract/areas/submissions/content-changes.ts'
import type { SubmissionContent } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/database/database.ts'
import { chosenDocumentsView } from './documents.view.ts'

/** The renewal that is submitted. */
export interface SubmittedCycle {
  readonly id: string
  readonly effectiveOn: string
}

/** Everything that would be submitted of an account now, with these documents. */
export async function contentView(
  tx: Tx,
  account: string,
  cycle: SubmittedCycle,
  documentIds: readonly string[],
): Promise<SubmissionContent> {
  const [schedules, applications, documents, lines, facts] = await Promise.all([
    schedulesOf(tx, account),
    applicationsOf(tx, account, cycle),
    chosenDocumentsView(tx, account, documentIds),
    linesOf(tx, account, cycle),
    factsOf(tx, account),
  ])
  return { schedules, applications, documents, lines, facts }
}

async function schedulesOf(tx: Tx, account: string): Promise<SubmissionContent['schedules']> {
  const { rows } = await sql<{ type: ScheduleType; tabId: number; name: string | null; rows: number; digest: string }>`
    select schedule_type as type, tab_id as "tabId",
      (select name from schedule_tabs tab where tab.account_code = ${account}
        and tab.schedule_type = row.schedule_type and tab.tab_id = row.tab_id) as name,
      count(*)::int as rows, md5(string_agg(md5(row_id::text || cells::text), '' order by rank)) as digest
    from schedule_rows row where account_code = ${account}
    group by schedule_type, tab_id order by schedule_type, tab_id`.execute(tx.db)
  return rows.map(({ type, name, ...row }) => ({
    ...row,
    type,
    name: name === null ? nameOfType(type) : `${nameOfType(type)} ${name}`,
  }))
}

/** Applications of the new term that are done. */
async function applicationsOf(
  tx: Tx,
  account: string,
  { effectiveOn }: SubmittedCycle,
): Promise<SubmissionContent['applications']> {
  const { rows } = await sql<{
    id: string
    name: string
    year: string
    freeze: number
    answers: Readonly<Record<string, { readonly value: unknown }>>
  }>`select applications.id, name, year, freeze_number as freeze, answers
    from applications join application_freezes on application_freezes.account_code = applications.account_code
      and application_id = applications.id and number = freeze_number
    where applications.account_code = ${account} and year = ${effectiveOn.slice(0, 4)} and removed_at is null
    order by lower(name), applications.id`.execute(tx.db)
  return rows.map(({ answers, ...row }) => ({ ...row, digest: digestOf(valuesOf(answers)) }))
}

/** A final version's answers, without authors and times. */
export const valuesOf = (answers: Readonly<Record<string, { readonly value: unknown }>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])))

const digestOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex')

async function linesOf(tx: Tx, account: string, { id }: SubmittedCycle): Promise<SubmissionContent['lines']> {
  const { rows } = await sql<Omit<SubmissionContent['lines'][number], 'name'>>`select line, requested,
      carriers_excluded as "carriersExcluded"
    from renewal_lines where account_code = ${account} and cycle_id = ${id} order by place, id`.execute(tx.db)
  return rows.map((row) => ({ ...row, name: policyTypeName(row.line) }))
}

async function factsOf(tx: Tx, account: string): Promise<SubmissionContent['facts']> {
  const { rows } = await sql<{ address: string; value: SubmissionContent['facts'][string] }>`select address, value
    from facts where account_code = ${account} and value is not null order by address`.execute(tx.db)
  return Object.fromEntries(rows.map(({ address, value }) => [address, value]))
}
