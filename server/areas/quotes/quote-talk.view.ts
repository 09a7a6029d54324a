import type { QuoteDecision, QuoteQuestion } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What was asked and answered about the quotes of a renewal, by quote, the oldest first. */
export async function questionsView(
  tx: Tx,
  account: string,
  cycleId: string,
): Promise<ReadonlyMap<string, QuoteQuestion[]>> {
  const rows = await tx.db
    .selectFrom('quote_questions as asked')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.account_code', '=', 'asked.account_code').onRef('quotes.id', '=', 'asked.quote_id'),
    )
    .innerJoin('users', 'users.id', 'asked.author_id')
    .select([
      'asked.quote_id',
      'asked.id',
      'asked.is_staff as isStaff',
      'asked.text',
      'asked.at',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.username',
    ])
    .where('asked.account_code', '=', account)
    .where('quotes.cycle_id', '=', cycleId)
    .orderBy('asked.at')
    .orderBy('asked.id')
    .execute()
  const byQuote = Map.groupBy(rows, ({ quote_id }) => quote_id)
  return new Map(
    [...byQuote].map(([quoteId, asked]) => [
      quoteId,
      asked.map((row) => ({
        id: row.id,
        author: fullName(row),
        isStaff: row.isStaff,
        text: row.text,
        at: row.at.toISOString(),
      })),
    ]),
  )
}

/** What was decided of the quotes of a renewal, by quote. */
export async function decisionsView(
  tx: Tx,
  account: string,
  cycleId: string,
): Promise<ReadonlyMap<string, QuoteDecision>> {
  const rows = await tx.db
    .selectFrom('quote_decisions as decided')
    .innerJoin('users', 'users.id', 'decided.decided_by')
    .selectAll('decided')
    .select(['users.first_name as firstName', 'users.last_name as lastName', 'users.username'])
    .where('decided.account_code', '=', account)
    .where('decided.cycle_id', '=', cycleId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.quote_id,
      {
        choice: row.choice,
        publication: row.publication,
        reason: row.reason,
        coverages: row.coverages,
        total: row.total_cents,
        by: fullName(row),
        at: row.decided_at.toISOString(),
        isOrdered: row.ordered_at !== null,
      },
    ]),
  )
}

/** The primary option of a line that is accepted: the quote's id. */
export async function acceptedPrimaryView(
  tx: Tx,
  account: string,
  { cycleId, line }: { readonly cycleId: string; readonly line: string },
): Promise<string | undefined> {
  const found = await tx.db
    .selectFrom('quote_decisions')
    .select('quote_id')
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .where('line', '=', line)
    .where('choice', '=', 'ACCEPTED')
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return found?.quote_id
}
