/** How far a renewal has come, in order; the last two are its ends. */
export const renewalStages = ['KICKOFF', 'TO_MARKET', 'PROPOSAL', 'BIND_ORDER', 'BOUND', 'CLOSED'] as const

export type RenewalStage = (typeof renewalStages)[number]

/** Days before the effective date by which each stage should have begun: T-120 kickoff to T-0 bound. */
export const stageDays: Readonly<Record<Exclude<RenewalStage, 'CLOSED'>, number>> = {
  KICKOFF: 120,
  TO_MARKET: 90,
  PROPOSAL: 30,
  BIND_ORDER: 14,
  BOUND: 0,
}

/** Whether a renewal is over: nothing of it is changed any more. */
export const isOver = (stage: RenewalStage): boolean => stage === 'BOUND' || stage === 'CLOSED'

/** Whether a renewal may go from one stage to another: forward, back to preparation, and never out of its ends. */
export function mayMove(from: RenewalStage, to: RenewalStage): boolean {
  return from !== to && !isOver(from)
}

/** Whether a renewal should have come to its next stage by so many days before the effective date. */
export function isBehind(stage: RenewalStage, daysLeft: number): boolean {
  if (isOver(stage)) return false
  const next = renewalStages[renewalStages.indexOf(stage) + 1] as keyof typeof stageDays
  return daysLeft < stageDays[next]
}
