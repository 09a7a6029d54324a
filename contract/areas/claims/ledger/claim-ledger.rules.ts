import { lossStatusNames } from '../../losses/loss-names.ts'
import { incurredOf, type LossAmounts, wholeOf } from '../../losses/loss.rules.ts'
import { americanDay } from '../../../kit/zone.rules.ts'
import { dollars } from '../../../kit/money-words.ts'
import { type ClaimMoveName, type ClaimStatus, claimStatusNames, isUnderWay } from '../claim.rules.ts'
import type { LedgerLoss, LossUpdate, UpdateField } from './claim-ledger.shapes.ts'

export const updateFieldNames: Readonly<Record<UpdateField, string>> = {
  claimNumber: 'Claim number',
  status: 'Status',
  paid: 'Paid',
  reserve: 'Reserves',
  recovered: 'Recoveries',
}

interface Compared {
  readonly claimNumber: string
  readonly status: ClaimStatus
  readonly valuation: LossAmounts | null
}

const amountFields = ['paid', 'reserve', 'recovered'] as const

/** A claim and a loss side by side, field by field. */
export function comparedFields({ claimNumber, status, valuation }: Compared, loss: LedgerLoss): LossUpdate['fields'] {
  return [
    {
      field: 'claimNumber',
      claim: claimNumber,
      run: loss.claimNumber,
      isSame: claimNumber.toLowerCase() === loss.claimNumber.toLowerCase(),
    },
    {
      field: 'status',
      claim: claimStatusNames[status],
      run: lossStatusNames[loss.status],
      isSame: moveTowards(status, loss) === undefined,
    },
    ...amountFields.map((field) => ({
      field,
      claim: valuation === null ? '' : dollars(wholeOf(valuation[field])),
      run: dollars(wholeOf(loss[field])),
      isSame: valuation !== null && isSameSplit(valuation[field], loss[field]),
    })),
  ]
}

const isSameSplit = (one: LossAmounts['paid'], other: LossAmounts['paid']): boolean =>
  one.indemnity === other.indemnity && one.medical === other.medical && one.expense === other.expense

/** The step that brings a claim to the state of its loss; undefined if it is there already. */
export function moveTowards(
  status: ClaimStatus,
  loss: Pick<LedgerLoss, 'status' | 'paid' | 'reserve' | 'recovered'>,
): ClaimMoveName | undefined {
  if (loss.status === 'CLOSED') {
    if (!isUnderWay(status)) return undefined
    return incurredOf(loss) > 0 ? 'CLOSE_PAID' : 'CLOSE'
  }
  if (status === 'REPORTED' || status === 'ACKNOWLEDGED') return 'OPEN'
  return isUnderWay(status) || status === 'DRAFT' ? undefined : 'REOPEN'
}

/** The amounts after some fields of a loss were accepted; the others stay as the claim had them, 0 where it had none. */
export function acceptedAmounts(
  before: LossAmounts | null,
  loss: LossAmounts,
  accept: readonly UpdateField[],
): LossAmounts | undefined {
  if (!amountFields.some((field) => accept.includes(field))) return undefined
  const of = (field: (typeof amountFields)[number]) =>
    accept.includes(field) ? loss[field] : (before?.[field] ?? { indemnity: 0, medical: 0, expense: 0 })
  return { paid: of('paid'), reserve: of('reserve'), recovered: of('recovered') }
}

/** The audit details of a claim's loss: without the person it happened to. */
export const auditedLoss = ({ claimNumber, valuedOn, status, incurred }: LedgerLoss) => ({
  lossNumber: claimNumber,
  valuedOn,
  lossStatus: status,
  incurred,
})

export const lossLabel = ({ claimNumber, valuedOn }: LedgerLoss): string =>
  `${claimNumber}, valued ${americanDay(valuedOn)}`
