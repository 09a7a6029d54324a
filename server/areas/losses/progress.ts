import { gridOf, yearsCovered, yearsNeeded, yearsOf } from '@portico/contract/areas/losses/loss-run-grid.ts'
import type { LossRun, LossRunCell } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Blocker } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { ageSentence } from '@portico/contract/areas/losses/loss.rules.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { termsView } from './overview/terms.view.ts'
import { requestsView } from './requests/requests.view.ts'
import { runsView } from './runs/runs.view.ts'

/** How far the loss runs of an account are for a renewal. */
export interface LossRunsProgress {
  readonly percent: number
  readonly blockers: Blocker[]
  readonly parts: { readonly name: string; readonly link: string | null; readonly percent: number }[]
  /** Loss runs received in the year before the renewal. */
  readonly changed: number | null
}

/**
 * The loss runs a renewal still needs. A missing loss run, or one whose losses do not add up, is an error; an old one,
 * and years before the first policy, are only warnings.
 */
export async function lossRunsProgress(tx: Tx, account: string, effectiveOn: string): Promise<LossRunsProgress> {
  const today = addDays(effectiveOn, -1)
  const [terms, dated] = await Promise.all([termsView(tx, account, today), runsView(tx, account, effectiveOn)])
  const runs = dated.map(({ run }) => run)
  const years = yearsOf(terms, today)
  const lines = gridOf(terms, years, {
    requests: await requestsView(tx, account, dated, today),
    runs,
    agedOn: effectiveOn,
  })
  const link = `/${encodeURIComponent(account)}/loss-runs`
  const cells = lines.flatMap((line) => line.cells)
  return {
    percent: percentOf(cells),
    blockers: [...missing(cells), ...unequal(runs), ...old(cells), ...uncovered(yearsCovered(lines, years), cells)].map(
      (blocker) => ({ ...blocker, link }),
    ),
    parts: lines.map(({ carrier, line, cells: own }) => ({
      name: [carrier, policyTypeName(line)].filter((part) => part !== '').join(' '),
      link,
      percent: percentOf(own),
    })),
    changed: runs.length === 0 ? null : runs.filter(({ receivedOn }) => receivedOn > addDays(effectiveOn, -365)).length,
  }
}

type Said = Omit<Blocker, 'link'>

const percentOf = (cells: readonly LossRunCell[]): number =>
  cells.length === 0 ? 0 : Math.floor((cells.filter(({ runId }) => runId !== null).length * 100) / cells.length)

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

function missing(cells: readonly LossRunCell[]): Said[] {
  const left = cells.filter(({ runId }) => runId === null).length
  if (left === 0) return []
  return [{ text: `${counted(left, 'policy has', 'policies have')} no loss run yet`, isHard: true }]
}

function unequal(runs: readonly LossRun[]): Said[] {
  const left = runs.filter(({ reconciliation, difference }) => !reconciliation.isEqual && difference === null).length
  if (left === 0) return []
  return [{ text: `${counted(left, 'loss run does', 'loss runs do')} not match the document`, isHard: true }]
}

/** One warning for each valuation that will be too old, with its dates. */
function old(cells: readonly LossRunCell[]): Said[] {
  const red = cells.flatMap(({ age, valuationOn }) =>
    age?.currency === 'RED' && valuationOn !== null ? [ageSentence(valuationOn, age)] : [],
  )
  return [...Map.groupBy(red, (sentence) => sentence)].map(([sentence, { length }]) => ({
    text: `${sentence} (${counted(length, 'policy', 'policies')})`,
    isHard: false,
  }))
}

function uncovered(covered: number, cells: readonly LossRunCell[]): Said[] {
  if (covered >= yearsNeeded || cells.some(({ runId }) => runId === null)) return []
  return [{ text: `Loss runs cover ${covered} of the ${yearsNeeded} years carriers require`, isHard: false }]
}
