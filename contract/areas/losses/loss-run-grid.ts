import { yearOf } from './loss-analysis.ts'
import { runAge } from './loss.rules.ts'
import type { LossRun, LossRunCell, LossRunLine, LossRunRequest, LossRunTerm } from './loss-run.shapes.ts'

/** The years of losses that carriers require. */
export const yearsNeeded = 5

/** The last five years in which terms could start, the latest first: that of the newest term, or this year. */
export function yearsOf(terms: readonly LossRunTerm[], today: string): number[] {
  const latest = Math.max(...terms.map(yearOf))
  const first = Number.isFinite(latest) ? latest : yearOf({ from: today })
  return Array.from({ length: yearsNeeded }, (_, back) => first - back)
}

interface Known {
  readonly requests: readonly LossRunRequest[]
  readonly runs: readonly LossRun[]
  /** The day on which the age of the runs counts. */
  readonly agedOn: string
}

/** Terms by carrier and line, each with what is known of its loss run. */
export function gridOf(terms: readonly LossRunTerm[], years: readonly number[], known: Known): LossRunLine[] {
  const lines = new Map<string, LossRunLine>()
  for (const term of terms.filter((each) => years.includes(yearOf(each)))) {
    const key = `${term.carrier}\n${term.line}`
    const line = lines.get(key) ?? { carrier: term.carrier, line: term.line, cells: [] }
    lines.set(key, { ...line, cells: [...line.cells, cellOf(term, known)] })
  }
  return [...lines.values()].toSorted(
    (one, other) => one.carrier.localeCompare(other.carrier) || one.line.localeCompare(other.line),
  )
}

function cellOf(term: LossRunTerm, { requests, runs, agedOn }: Known): LossRunCell {
  const run = latestRun(runs, term.policyId)
  const open = requests.find(({ status, missing }) => status !== 'WITHDRAWN' && missing.includes(term.policyId))
  return { term, ...asked(open, run !== undefined), ...valued(run, agedOn) }
}

function valued(run: LossRun | undefined, agedOn: string): Pick<LossRunCell, 'runId' | 'valuationOn' | 'age'> {
  if (run === undefined) return { runId: null, valuationOn: null, age: null }
  return { runId: run.id, valuationOn: run.valuationOn, age: runAge(run.valuationOn, agedOn) }
}

function asked(
  request: LossRunRequest | undefined,
  isThere: boolean,
): Pick<LossRunCell, 'state' | 'requestId' | 'dueOn'> {
  if (request === undefined) return { state: isThere ? 'RECEIVED' : 'NOT_REQUESTED', requestId: null, dueOn: null }
  const state = request.status === 'OVERDUE' || request.status === 'TO_SIGN' ? request.status : 'REQUESTED'
  return { state, requestId: request.id, dueOn: request.dueOn }
}

/** The run of a policy that was valued last. */
const latestRun = <Run extends Pick<LossRun, 'valuationOn' | 'terms'>>(
  runs: readonly Run[],
  policyId: string,
): Run | undefined =>
  runs
    .filter(({ terms }) => terms.some((term) => term.policyId === policyId))
    .toSorted((one, other) => (one.valuationOn < other.valuationOn ? 1 : -1))[0]

/** In how many of the years every term has a loss run; a year without terms is not covered. */
export function yearsCovered(lines: readonly LossRunLine[], years: readonly number[]): number {
  const cells = lines.flatMap((line) => line.cells)
  return years.filter((year) => {
    const own = cells.filter(({ term }) => yearOf(term) === year)
    return own.length > 0 && own.every(({ runId }) => runId !== null)
  }).length
}
