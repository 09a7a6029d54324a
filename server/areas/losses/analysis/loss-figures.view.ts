import { valuationDays } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import { figuresOf, latestOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { valuedTermsView } from './valued-terms.view.ts'

/** Five years of losses in figures, money in cents, as of the latest valuation of each term. */
export interface LossFigures {
  readonly count: number
  readonly open: number
  readonly incurred: number
  readonly largest: number
  /** The oldest of the valuations. */
  readonly valuedOn: string
  /** Every term of the five years has its loss run. */
  readonly isWhole: boolean
  /** When and by which user the newest loss run was added. */
  readonly at: Date
  readonly by: string
  /** The losses themselves, the latest first. */
  readonly losses: readonly Loss[]
}

interface Newest {
  readonly valuedTo: string | null
  readonly at: Date | null
  readonly by: string | null
}

/** The totals of an account's loss runs, as of the newest one; undefined if there are none. */
export async function lossFiguresView(tx: Tx, account: string): Promise<LossFigures | undefined> {
  const { rows } = await sql<Newest>`select max(valuation_on) as "valuedTo", max(loss_runs.created_at) as at,
      (array_agg(person.name order by loss_runs.created_at desc))[1] as by
    from loss_runs join person_names person on person.id = created_by
    where account_code = ${account} and removed_at is null`.execute(tx.db)
  const { valuedTo, at, by } = rows[0]!
  if (valuedTo === null || at === null || by === null) return undefined
  const { terms } = await valuedTermsView(tx, account, valuedTo)
  const latest = terms.flatMap((each) => latestOf(each) ?? [])
  const losses = latest.flatMap((each) => each.losses)
  const { count, open, incurred } = figuresOf(losses)
  return {
    count,
    open,
    incurred,
    largest: Math.max(0, ...losses.map((loss) => loss.incurred)),
    valuedOn: valuationDays(latest).days[0] ?? valuedTo,
    isWhole: latest.length === terms.length,
    at,
    by,
    losses: losses.toSorted((one, other) => (one.lossOn < other.lossOn ? 1 : -1)),
  }
}
