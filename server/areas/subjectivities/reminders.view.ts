import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'

export interface DueSubjectivity {
  readonly account: string
  readonly id: string
  readonly dueOn: string
  /** Reminders of that day which were sent already, by their days before it. */
  readonly sent: readonly number[]
}

/** Subjectivities read at once. */
export const batchSize = 500

/** What a client does not see yet is not asked of them. */
const isAsked = sql<boolean>`(quote_id is null or exists (select from quotes
  where quotes.account_code = subjectivities.account_code and quotes.id = quote_id and published is not null))`

/** Open subjectivities of the days after today and the week after it, the next due first, from after one of them. */
export async function dueSubjectivities(
  tx: Tx,
  today: string,
  after: DueSubjectivity | undefined,
): Promise<readonly DueSubjectivity[]> {
  const { rows } = await sql<DueSubjectivity>`select account_code as account, id, due_on as "dueOn",
      array(select days from subjectivity_reminders r where r.account_code = subjectivities.account_code
        and r.subjectivity_id = subjectivities.id and r.due_on = subjectivities.due_on) as sent
    from subjectivities
    where ${isAsked} and status = 'OPEN' and due_on > ${today} and due_on <= ${addDays(today, 7)}
      ${after === undefined ? sql`` : sql`and (due_on, id) > (${after.dueOn}::date, ${after.id}::uuid)`}
    order by due_on, id limit ${sql.lit(batchSize)}`.execute(tx.db)
  return rows
}

/** The subjectivity, read again in the transaction that sends its reminder; undefined once it is not open. */
export async function openSubjectivity(tx: Tx, account: string, id: string) {
  const { rows } = await sql<{ cycleId: string; text: string; dueOn: string; ownerId: string | null }>`
    select cycle_id as "cycleId", text, due_on as "dueOn", owner_id as "ownerId" from subjectivities
    where account_code = ${account} and id = ${id} and status = 'OPEN'
      and ${isAsked}`.execute(tx.db)
  return rows[0]
}
