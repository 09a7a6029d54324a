import { comingYear, isWithin } from '@portico/contract/areas/experience/experience-period.ts'
import type { ClaimLine, RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { valuationDays } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import { latestOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { valuedTermsView } from '../losses/losses.public.ts'

/**
 * The claims of the policy year that the next modification adds, from the newest loss run of each Workers Comp policy.
 * Losses have no state: if several states are rated on that date, the losses are used for none.
 */
export async function comingLossesView(
  tx: Tx,
  account: string,
  ratingOn: string,
): Promise<RatedWorksheet['comingLosses']> {
  const { rows } = await sql<{ states: number }>`select count(*)::int as states from mod_worksheets
    where account_code = ${account} and rating_on = ${ratingOn}`.execute(tx.db)
  if (rows[0]!.states > 1) return null
  const coming = comingYear(ratingOn)
  const { terms } = await valuedTermsView(tx, account, ratingOn)
  const valued = terms
    .filter(({ term }) => term.line === 'WORKERS_COMP' && isWithin(term.from, coming))
    .flatMap((each) => {
      const latest = latestOf(each)
      return latest === undefined ? [] : [{ term: each.term, ...latest }]
    })
  const { days } = valuationDays(valued)
  const [valuedOn, valuedTo] = [days[0], days.at(-1)]
  if (valuedOn === undefined || valuedTo === undefined) return null
  const claims = valued.flatMap(({ term, on, losses }) =>
    losses.map((loss) => ({ ...claimOf(loss, term.from), valuedOn: loss.ledger?.valuedOn ?? on })),
  )
  return { valuedOn, valuedTo, claims }
}

/** Injury codes of the bureau: medical only, and temporary disability for what pays more than that. */
const medicalOnly = 6
const temporary = 5

/** A loss in worksheet form: its cost without expenses, net of recoveries. */
function claimOf({ claimNumber, status, paid, reserve, recovered }: Loss, policyFrom: string): ClaimLine {
  const indemnity = paid.indemnity + reserve.indemnity - recovered.indemnity
  const medical = paid.medical + reserve.medical - recovered.medical
  return {
    policyFrom,
    number: claimNumber,
    ijCode: indemnity > 0 ? temporary : medicalOnly,
    isOpen: status !== 'CLOSED',
    incurred: Math.max(0, indemnity + medical),
    printedPrimary: null,
    closedOn: null,
    currentIncurred: null,
    recovered: 0,
    entity: '',
  }
}
