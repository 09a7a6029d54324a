import type { CycleEvent } from './held-days.ts'
import type { LaterStep } from './lead-times.ts'
import { renewalStages, type RenewalStage } from './renewal-stages.ts'

/** The stage by which each step is done. */
const doneBy: Readonly<Record<LaterStep, RenewalStage>> = {
  REVIEW: 'TO_MARKET',
  SUBMISSION: 'TO_MARKET',
  MARKET_RESPONSE: 'PROPOSAL',
  PROPOSAL: 'PROPOSAL',
  CLIENT_DECISION: 'BIND_ORDER',
  BIND_ORDER: 'BOUND',
}

/** When the steps after the sections were done, by what happened to a renewal; going back to a stage undoes them. */
export function stepsDone(events: readonly CycleEvent[]): Readonly<Partial<Record<LaterStep, string>>> {
  const done = new Map<LaterStep, string>()
  for (const event of events) {
    if (!('stage' in event) || event.stage === 'CLOSED') continue
    const reached = renewalStages.indexOf(event.stage)
    for (const [step, stage] of Object.entries(doneBy) as [LaterStep, RenewalStage][]) {
      if (renewalStages.indexOf(stage) > reached) done.delete(step)
      else if (!done.has(step)) done.set(step, event.at)
    }
  }
  return Object.fromEntries(done)
}
