/** How far a renewal has come, in order; the last two are its ends. */
export const renewalStages = ['KICKOFF', 'REVIEW', 'TO_MARKET', 'PROPOSAL', 'BIND_ORDER', 'BOUND', 'CLOSED'] as const

export type RenewalStage = (typeof renewalStages)[number]

/** Days before the effective date by which each stage should have started: T-120 kickoff to T-0 bound. */
export const stageDays: Readonly<Record<Exclude<RenewalStage, 'CLOSED'>, number>> = {
  KICKOFF: 120,
  REVIEW: 95,
  TO_MARKET: 90,
  PROPOSAL: 30,
  BIND_ORDER: 14,
  BOUND: 0,
}

/** Whether a renewal has ended. A derived end is reverted when its cause is undone. */
export const isOver = (stage: RenewalStage): boolean => stage === 'BOUND' || stage === 'CLOSED'

/** Days before the effective date from which a renewal that is still at a stage is behind; undefined at an end. */
export function behindFrom(stage: RenewalStage): number | undefined {
  if (isOver(stage)) return undefined
  return stageDays[renewalStages[renewalStages.indexOf(stage) + 1] as keyof typeof stageDays]
}
