import {
  figuresOf,
  latestOf,
  ratedOf,
  triangleOf,
  type ValuedTerm,
  yearOf,
} from '@portico/contract/areas/losses/loss-analysis.ts'
import { lossCauseCodes } from '@portico/contract/areas/losses/loss-causes.ts'
import { yearsOf } from '@portico/contract/areas/losses/loss-run-grid.ts'
import type { LossRun, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss, LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { Verb } from '../../../platform/context.ts'
import { dayOf } from '../day-of.ts'
import { allLosses, asReadBy } from '../losses/losses.view.ts'
import { termsView } from '../overview/terms.view.ts'
import { runsView } from '../runs/runs.view.ts'

interface Valued extends ValuedTerm<Loss> {
  readonly term: LossRunTerm
}

const mostLarge = 10

/** Five years of losses as of the latest valuation of each term, and how they came to be what they are. */
export const showAnalysis: Verb<'GET /api/accounts/{accountId}/losses/analysis'> = async (context, { query }) => {
  const { account } = context.account
  const today = dayOf(context)
  const [all, runs, losses] = await context.read((tx) =>
    Promise.all([termsView(tx, account, today), runsView(tx, account, today), allLosses(tx, account)]),
  )
  const years = yearsOf(all, today)
  const recent = all.filter((term) => years.includes(yearOf(term)))
  const terms = recent.filter(({ line }) => query.line === undefined || line === query.line)
  const valued = valuedTerms(terms, { runs: runs.map(({ run }) => run), losses })
  const latest = valued.flatMap((each) => latestOf(each) ?? [])
  const counted = latest.flatMap((each) => each.losses).map((loss) => asReadBy(loss, context.actor))
  const days = latest.map(({ on }) => on).toSorted()
  return {
    status: 200,
    body: {
      lines: linesOf(recent),
      valuedFrom: days[0] ?? null,
      valuedTo: days.at(-1) ?? null,
      years: years.map((year) => {
        const own = valued.filter(({ term }) => yearOf(term) === year)
        return { year, total: ratedOf(own), byLine: byLine(own) }
      }),
      total: ratedOf(valued),
      byLine: byLine(valued),
      byCause: byCause(counted),
      triangle: triangleOf(valued, years),
      large: counted.toSorted((one, other) => other.incurred - one.incurred).slice(0, mostLarge),
      losses: counted,
      terms,
    },
  }
}

const linesOf = (terms: readonly LossRunTerm[]): string[] => [...new Set(terms.map(({ line }) => line))].toSorted()

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

const byLine = (terms: readonly Valued[]): LossAnalysis['byLine'] =>
  linesOf(terms.map(({ term }) => term)).map((line) => ({
    line,
    figures: ratedOf(terms.filter(({ term }) => term.line === line)),
  }))

const byCause = (losses: readonly Loss[]): LossAnalysis['byCause'] =>
  lossCauseCodes
    .map((cause) => ({ cause, figures: figuresOf(losses.filter((loss) => loss.cause === cause)) }))
    .filter(({ figures }) => figures.count > 0)
    .toSorted((one, other) => other.figures.incurred - one.figures.incurred)
