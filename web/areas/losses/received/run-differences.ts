import type { LossRun, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney, typedCents } from '../../../platform/formats.ts'
import { type RunFormValues, valuesOf } from './run-form.ts'

const day = (plain: string): string => (plain === '' ? '' : formatDate(plain))
const money = (typed: string): string => formatMoney(typedCents(typed) ?? 0)

/** What one person typed of a loss run next to what another saved since, as text. */
export function runDifferences(mine: RunFormValues, saved: LossRun, terms: readonly LossRunTerm[]) {
  const theirs = valuesOf(saved)
  const known = [...saved.terms, ...terms]
  const numberOf = (id: string) => known.find(({ policyId }) => policyId === id)?.policyNumber ?? id
  return differencesIn<RunFormValues>(mine, theirs, [
    ['Carrier', ({ carrier }) => carrier],
    ['Valuation date', ({ valuationOn }) => day(valuationOn)],
    ['Policies', ({ policyIds }) => policyIds.map(numberOf).toSorted().join(', ')],
    ['Named insured', ({ insuredName }) => insuredName],
    ['Policy numbers', ({ policyNumbers }) => policyNumbers],
    ['Losses from', ({ periodFrom }) => day(periodFrom)],
    ['Losses to', ({ periodTo }) => day(periodTo)],
    ['Number of claims', ({ count }) => count],
    ['Paid', ({ paid }) => money(paid)],
    ['Reserves', ({ reserve }) => money(reserve)],
    ['Recoveries', ({ recovered }) => money(recovered)],
    ['Reason for acknowledging the discrepancy', ({ reasons }) => Object.values(reasons).join(' ')],
  ])
}
