import type { RenewalStage } from './renewal-stages.ts'
import type { SectionKind } from './section-kinds.ts'
import type { SectionMark } from './section-marks.ts'

/** An event of a renewal: a new stage, or a section marked or reopened. */
export type CycleEvent =
  | { readonly at: string; readonly stage: RenewalStage }
  | { readonly at: string; readonly kind: SectionKind; readonly mark: SectionMark | null }

export interface Held {
  readonly client: number
  readonly broker: number
  readonly market: number
}

interface Course {
  readonly startedAt: string
  readonly until: string
  /** Sections before submission. */
  readonly kinds: readonly SectionKind[]
  /** In the order in which it happened. */
  readonly events: readonly CycleEvent[]
}

const dayMs = 86_400_000

/**
 * How many days each side has had a renewal. Before submission: the client while any section is open, then the
 * brokerage, also while it reviews the submission. After that: the market, then the client who decides, then the
 * brokerage that binds.
 */
export function heldDays({ startedAt, until, kinds, events }: Course): Held {
  const marks = new Map<SectionKind, SectionMark | null>(kinds.map((kind) => [kind, null]))
  const held = { client: 0, broker: 0, market: 0 }
  let stage: RenewalStage = 'KICKOFF'
  let since = Date.parse(startedAt)
  const passTo = (moment: number) => {
    const holder = holderOf(stage, marks)
    if (holder !== null && moment > since) held[holder] += (moment - since) / dayMs
    since = Math.max(since, moment)
  }
  for (const event of events) {
    passTo(Math.min(Date.parse(event.at), Date.parse(until)))
    if ('stage' in event) stage = event.stage
    else if (marks.has(event.kind)) marks.set(event.kind, event.mark)
  }
  passTo(Date.parse(until))
  return held
}

function holderOf(stage: RenewalStage, marks: ReadonlyMap<SectionKind, SectionMark | null>): keyof Held | null {
  switch (stage) {
    case 'KICKOFF':
      return [...marks.values()].some((mark) => mark === null || mark === 'WAITING') ? 'client' : 'broker'
    case 'REVIEW':
      return 'broker'
    case 'TO_MARKET':
      return 'market'
    case 'PROPOSAL':
      return 'client'
    case 'BIND_ORDER':
      return 'broker'
    case 'BOUND':
    case 'CLOSED':
      return null
  }
}
