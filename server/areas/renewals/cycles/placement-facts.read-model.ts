import { isBound, type BindState } from '@portico/contract/areas/binding/bind-states.ts'
import type { PlacedOption, PlacementFacts } from '@portico/contract/areas/renewals/stage.rules.ts'
import { isPriced, type QuoteStatus } from '@portico/contract/areas/quotes/quote-statuses.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { linesView } from './lines.view.ts'

interface Row {
  readonly line: string
  readonly status: QuoteStatus
  readonly isShown: boolean
  readonly choice: PlacedOption['choice']
  readonly state: BindState | null
}

/** What the stage of a renewal is derived from: its submission, the selected lines, and every carrier response. */
export async function placementFacts(tx: Tx, account: string, cycleId: string): Promise<PlacementFacts> {
  const early = await sql<Pick<PlacementFacts, 'isSubmitted' | 'isWithMarket'>>`
    select exists (select from submissions where account_code = ${account} and cycle_id = ${cycleId}) as "isSubmitted",
      exists (select from quotes where account_code = ${account} and cycle_id = ${cycleId}
        and (sent_on is not null or status <> 'SUBMITTED')) as "isWithMarket"`.execute(tx.db)
  const { rows } = await sql<Row>`select quotes.line, quotes.status, quotes.published is not null as "isShown",
      decided.choice, bind_orders.state
    from quotes
    left join quote_decisions decided on decided.account_code = quotes.account_code and decided.quote_id = quotes.id
    left join bind_orders on bind_orders.account_code = quotes.account_code and bind_orders.quote_id = quotes.id
    where quotes.account_code = ${account} and quotes.cycle_id = ${cycleId}`.execute(tx.db)
  return {
    ...early.rows[0]!,
    selected: (await linesView(tx, account, cycleId)).map(({ line }) => line),
    options: rows.map(optionOf),
  }
}

const optionOf = ({ line, status, isShown, choice, state }: Row): PlacedOption => ({
  line,
  isOpen: status === 'SUBMITTED' || isPriced(status),
  isStopped: status === 'NOT_TAKEN_UP',
  isShown,
  choice,
  bind: state === null || state === 'PENDING' ? 'NONE' : isBound(state) ? 'BOUND' : 'REQUESTED',
})
