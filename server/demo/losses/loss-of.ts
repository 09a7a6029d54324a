import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { LossSplit } from '@portico/contract/areas/losses/ledger/valuation.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import type { DemoLoss } from './demo-losses.ts'

interface Valuation {
  readonly prefix: string
  readonly term: LossRunTerm
  /** That of the year before. */
  readonly isEarlier: boolean
}

/** A loss as one of the two valuations has it. */
export function lossOf(loss: DemoLoss, { prefix, term, isEarlier }: Valuation): LossFields {
  const lossOn = addDays(term.from, loss.day)
  const amounts = isEarlier ? earlierAmounts(loss) : amountsOf(loss)
  return {
    policyId: term.policyId,
    claimNumber: `${prefix}-${loss.claim}`,
    lossOn,
    reportedOn: addDays(lossOn, 2),
    claimant: loss.claimant,
    cause: loss.cause,
    description: loss.description,
    status: amounts.isOpen ? 'OPEN' : 'CLOSED',
    paid: amounts.paid,
    reserve: amounts.reserve,
    recovered: amounts.recovered,
    page: 2,
  }
}

const none = [0, 0, 0] as const

const cents = ([indemnity, medical, expense]: readonly [number, number, number], part = 1): LossSplit => ({
  indemnity: Math.round(indemnity * part) * 100,
  medical: Math.round(medical * part) * 100,
  expense: Math.round(expense * part) * 100,
})

const amountsOf = ({ isOpen, paid, reserve = none, recovered = 0 }: DemoLoss) => ({
  isOpen: isOpen === true,
  paid: cents(paid),
  reserve: cents(reserve),
  recovered: cents([recovered, 0, 0]),
})

/** Losses changed since were open then, with half of the amount still reserved. */
function earlierAmounts({ isOpen, paid, reserve = none, earlier }: DemoLoss) {
  if (earlier === undefined)
    return { isOpen: isOpen === true, paid: cents(paid), reserve: cents(reserve), recovered: cents(none) }
  return { isOpen: true, paid: cents(paid, earlier / 2), reserve: cents(paid, earlier / 2), recovered: cents(none) }
}
