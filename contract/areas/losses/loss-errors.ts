import { lossMessages } from './loss-run.messages.ts'
import type { LossRun } from './loss-run.shapes.ts'
import type { LossFields } from './loss.shapes.ts'

/** What of a loss does not fit the loss run that it is in, by field; undefined if all does. */
export function lossErrors(
  { policyId, lossOn }: Pick<LossFields, 'policyId' | 'lossOn'>,
  { terms, valuationOn }: Pick<LossRun, 'terms' | 'valuationOn'>,
): Partial<Record<'policyId' | 'lossOn', string>> | undefined {
  const term = terms.find((each) => each.policyId === policyId)
  if (term === undefined) return { policyId: lossMessages.notInTerms }
  if (lossOn > valuationOn) return { lossOn: lossMessages.lossAfterValuation }
  return lossOn < term.from || lossOn > term.to ? { lossOn: lossMessages.lossOutsideTerm } : undefined
}
