import { withLedger } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import { type ValuedTerm, yearOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import { yearsOf } from '@portico/contract/areas/losses/loss-run-grid.ts'
import type { LossRun, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ledgerClaims } from '../ledger/ledger-claims.read-model.ts'
import { allLosses } from '../losses/losses.view.ts'
import { termsView } from '../overview/terms.view.ts'
import { runsView } from '../runs/runs.view.ts'

/** A term with every valuation of its losses. */
export interface Valued extends ValuedTerm<Loss> {
  readonly term: LossRunTerm
}

/** The terms of the last five years, as seen from a day, with what their loss runs and the claims linked to them say. */
export async function valuedTermsView(
  tx: Tx,
  account: string,
  today: string,
): Promise<{ readonly years: number[]; readonly terms: Valued[] }> {
  const [all, runs, losses, claims] = await Promise.all([
    termsView(tx, account, today),
    runsView(tx, account, today),
    allLosses(tx, account),
    ledgerClaims(tx, account),
  ])
  const years = yearsOf(all, today)
  const recent = all.filter((term) => years.includes(yearOf(term)))
  return { years, terms: withLedger(valuedTerms(recent, { runs: runs.map(({ run }) => run), losses }), claims) }
}

function valuedTerms(
  terms: readonly LossRunTerm[],
  { runs, losses }: { readonly runs: readonly LossRun[]; readonly losses: readonly Loss[] },
): Valued[] {
  const byRun = Map.groupBy(losses, ({ runId, policyId }) => `${runId} ${policyId}`)
  return terms.map((term) => ({
    term,
    valuations: runs
      .filter((run) => run.terms.some(({ policyId }) => policyId === term.policyId))
      .map((run) => ({ on: run.valuationOn, losses: byRun.get(`${run.id} ${term.policyId}`) ?? [] })),
  }))
}
