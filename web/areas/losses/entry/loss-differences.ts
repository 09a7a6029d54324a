import { lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney, typedCents } from '../../../platform/formats.ts'
import { statusNames } from '../loss-columns.tsx'
import { amountNames, amounts, type LossFormValues, partNames, splitParts, valuesOf } from './loss-form.ts'

const day = (plain: string): string => (plain === '' ? '' : formatDate(plain))

type Words = (values: LossFormValues) => string

/** What one person typed of a loss beside what another saved meanwhile, in words. */
export function lossDifferences(mine: LossFormValues, saved: Loss, terms: readonly LossRunTerm[]) {
  const theirs = valuesOf(saved, saved.policyId)
  const numberOf = (id: string) => terms.find(({ policyId }) => policyId === id)?.policyNumber ?? id
  return differencesIn<LossFormValues>(mine, theirs, [
    ['Claim number', ({ claimNumber }) => claimNumber],
    ['Policy', ({ policyId }) => numberOf(policyId)],
    ['Date of loss', ({ lossOn }) => day(lossOn)],
    ['Reported', ({ reportedOn }) => day(reportedOn)],
    ['Status', ({ status }) => statusNames[status]],
    ['Cause', ({ cause }) => lossCauses[cause]],
    ['Claimant', ({ claimant }) => claimant],
    ['Page of the document', ({ page }) => page],
    ...amounts.flatMap((name) =>
      splitParts.map((part): readonly [string, Words] => [
        `${amountNames[name]}, ${partNames[part].toLowerCase()}`,
        (values) => formatMoney(typedCents(values[name][part]) ?? 0),
      ]),
    ),
    ['What happened', ({ description }) => description],
  ])
}
