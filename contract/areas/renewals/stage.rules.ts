import type { RenewalStage } from './renewal-stages.ts'

/** A carrier response on a line, as far as the renewal's stage depends on it. */
export interface PlacedOption {
  /** Code of a policy type. */
  readonly line: string
  /** A response is awaited, or a price is on the table. */
  readonly isOpen: boolean
  /** The brokerage does not pursue it. A carrier's own declination leaves the line open for other carriers. */
  readonly isStopped: boolean
  /** The client sees it. */
  readonly isShown: boolean
  readonly choice: 'ACCEPTED' | 'DECLINED' | null
  readonly bind: 'NONE' | 'REQUESTED' | 'BOUND'
}

/** What the stage of a renewal is derived from. */
export interface PlacementFacts {
  readonly isSubmitted: boolean
  /** A market was sent the submission, or has answered. */
  readonly isWithMarket: boolean
  /** The lines selected to renew. */
  readonly selected: readonly string[]
  readonly options: readonly PlacedOption[]
}

type Outcome = 'OPEN' | 'BOUND' | 'NOT_BOUND'

/**
 * The stage of a renewal. Everything after the submission is derived from data only, so no order of events can leave a
 * renewal behind: it is bound once every selected line has its outcome and one is bound, and closed if none is.
 */
export function stageFrom(
  stage: RenewalStage,
  { isSubmitted, isWithMarket, selected, options }: PlacementFacts,
): RenewalStage {
  const renewed = new Set(selected)
  const placed = options.filter(({ line, bind }) => renewed.has(line) || bind !== 'NONE')
  const lines = new Set([...selected, ...placed.map(({ line }) => line)])
  const outcomes = [...lines].map((name) => outcomeOf(placed.filter(({ line }) => line === name)))
  if (outcomes.length > 0 && !outcomes.includes('OPEN')) return outcomes.includes('BOUND') ? 'BOUND' : 'CLOSED'
  if (placed.some(({ bind }) => bind !== 'NONE')) return 'BIND_ORDER'
  if (placed.some(({ isShown }) => isShown)) return 'PROPOSAL'
  if (stage !== 'KICKOFF' && stage !== 'REVIEW') return 'TO_MARKET'
  if (!isSubmitted) return stage
  return isWithMarket ? 'TO_MARKET' : 'REVIEW'
}

/** A line's outcome: bound, ended without being bound, or still open. */
function outcomeOf(options: readonly PlacedOption[]): Outcome {
  const accepted = options.filter(({ choice }) => choice === 'ACCEPTED')
  if (accepted.length > 0) return accepted.every(({ bind }) => bind === 'BOUND') ? 'BOUND' : 'OPEN'
  if (options.some(({ isOpen, choice }) => isOpen && choice === null)) return 'OPEN'
  return options.some(({ choice, isStopped }) => choice === 'DECLINED' || isStopped) ? 'NOT_BOUND' : 'OPEN'
}
