import type { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney } from '../../platform/formats.ts'

interface Row {
  readonly of: keyof PlanTerms
  readonly label: string
  readonly words: (terms: PlanTerms) => string
}

/** What plans are compared by, in their order. */
export const planRows: readonly Row[] = [
  { of: 'premium', label: 'Term premium', words: ({ premium }) => formatMoney(premium) },
  { of: 'perClaim', label: 'Limit per claim', words: ({ perClaim }) => formatMoney(perClaim) },
  { of: 'aggregate', label: 'Aggregate limit', words: ({ aggregate }) => formatMoney(aggregate) },
  { of: 'deductible', label: 'Deductible', words: ({ deductible }) => formatMoney(deductible) },
  {
    of: 'deductibleOf',
    label: 'Deductible basis',
    words: ({ deductibleOf }) => (deductibleOf === 'CLAIM' ? 'Per claim' : 'Once per term'),
  },
  {
    of: 'isLossOnly',
    label: 'Deductible applies to',
    words: ({ isLossOnly }) => (isLossOnly ? 'Losses only' : 'Losses and claim expenses'),
  },
  {
    of: 'expenses',
    label: 'Claim expenses',
    words: ({ expenses }) => (expenses === 'INSIDE' ? 'Inside the limit' : 'Outside the limit'),
  },
  {
    of: 'retroDate',
    label: 'Retroactive date',
    words: ({ retroDate }) => (retroDate === null ? 'None: all prior acts' : formatDate(retroDate)),
  },
  { of: 'step', label: 'Claims-made year', words: ({ step }) => `Year ${step} of claims-made coverage` },
  {
    of: 'endorsements',
    label: 'Endorsements',
    words: ({ endorsements }) => (endorsements.length === 0 ? 'None' : endorsements.join('; ')),
  },
]

/** Where a typed plan differs from what another person saved since, as text. */
export const planDifferences = (mine: PlanTerms, theirs: PlanTerms) =>
  differencesIn(mine, theirs, [
    ['Name', ({ name }) => name],
    ...planRows.map(({ label, words }) => [label, words] as const),
  ])
