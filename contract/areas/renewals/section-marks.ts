import { isOver, type RenewalStage } from './renewal-stages.ts'

/** The status of a section, as people read it. */
export const sectionStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'WAITING', 'IN_REVIEW', 'COMPLETE', 'N_A'] as const

/** The statuses that people can set. */
export const sectionMarks = ['WAITING', 'IN_REVIEW', 'COMPLETE', 'N_A'] as const

export type SectionStatus = (typeof sectionStatuses)[number]
export type SectionMark = (typeof sectionMarks)[number]

/** The next state of a section: a mark, or reopened. */
export type MarkTarget = SectionMark | 'OPEN'

/** Who marks: the insured's own people, or the brokerage's. */
export type MarkSide = 'CLIENT' | 'BROKER'

interface Standing {
  readonly mark: SectionMark | null
  readonly percent: number
  readonly hardBlockers: number
}

/** The status of a section: as marked, or by its content. New blocking errors end a completion. */
export function sectionStatus({ mark, percent, hardBlockers }: Standing): SectionStatus {
  if (mark !== null && !(mark === 'COMPLETE' && hardBlockers > 0)) return mark
  return percent === 0 && mark === null ? 'NOT_STARTED' : 'IN_PROGRESS'
}

/** Whether nothing of a section is left to do. */
export const isCompleteStatus = (status: SectionStatus): boolean => status === 'COMPLETE' || status === 'N_A'

/** Who must act on a section: the brokerage while in review, the client while open. */
export const sideOf = (status: SectionStatus): MarkSide => (status === 'IN_REVIEW' ? 'BROKER' : 'CLIENT')

/** The transitions each side may make. The client can only attest a section it has not started as unchanged. */
const transitions: Readonly<Record<MarkSide, Readonly<Record<SectionStatus, readonly MarkTarget[]>>>> = {
  CLIENT: {
    NOT_STARTED: ['COMPLETE'],
    IN_PROGRESS: ['COMPLETE'],
    WAITING: ['COMPLETE'],
    IN_REVIEW: [],
    COMPLETE: ['OPEN'],
    N_A: [],
  },
  BROKER: {
    NOT_STARTED: ['WAITING', 'IN_REVIEW', 'COMPLETE', 'N_A'],
    IN_PROGRESS: ['WAITING', 'IN_REVIEW', 'COMPLETE', 'N_A'],
    WAITING: ['IN_REVIEW', 'COMPLETE', 'N_A', 'OPEN'],
    IN_REVIEW: ['WAITING', 'COMPLETE', 'N_A', 'OPEN'],
    COMPLETE: ['OPEN'],
    N_A: ['OPEN'],
  },
}

/** The statuses a side may set. Once the renewal is with the market only the brokerage may reopen one. */
export function marksAllowed(side: MarkSide, status: SectionStatus, stage: RenewalStage): readonly MarkTarget[] {
  if (isOver(stage)) return []
  const targets = transitions[side][status]
  return side === 'CLIENT' && stage !== 'KICKOFF' ? targets.filter((target) => target !== 'OPEN') : targets
}

/** Why a section cannot get a status. */
export type MarkError = 'OVER' | 'STAFF_ONLY' | 'NO_SUCH_STEP' | 'NOT_BEGUN' | 'HARD_ERRORS' | 'CHANGED' | 'UNFINISHED'

export interface MarkAsked {
  readonly side: MarkSide
  readonly stage: RenewalStage
  readonly status: SectionStatus
  readonly to: MarkTarget
  readonly nothingChanged: boolean
  /** How much is filled in, 0 to 100. */
  readonly percent: number
  /** Has a reason why the section is complete although not all of it is filled in. */
  readonly hasReason: boolean
  readonly hardBlockers: number
  /** Values that differ from last year; null if that is not known. */
  readonly changed: number | null
}

/** The only rule for status changes: what prevents one, or null if nothing does. */
export function markError(asked: MarkAsked): MarkError | null {
  const { side, stage, status, to } = asked
  if (marksAllowed('BROKER', status, stage).length === 0) return 'OVER'
  if (!marksAllowed('BROKER', status, stage).includes(to)) return 'NO_SUCH_STEP'
  if (!marksAllowed(side, status, stage).includes(to)) return 'STAFF_ONLY'
  return to === 'COMPLETE' ? completionError(asked) : null
}

function completionError(asked: MarkAsked): MarkError | null {
  const { side, status, nothingChanged, percent, hasReason, hardBlockers, changed } = asked
  if (hardBlockers > 0) return 'HARD_ERRORS'
  if (nothingChanged && changed !== null && changed > 0) return 'CHANGED'
  if (nothingChanged) return null
  if (side === 'CLIENT' && status === 'NOT_STARTED') return 'NOT_BEGUN'
  return percent < 100 && !hasReason ? 'UNFINISHED' : null
}
