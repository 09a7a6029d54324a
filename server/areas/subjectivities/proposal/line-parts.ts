import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { carrierFacts, verdictLabels } from '@portico/contract/areas/quotes/quote-labels.ts'
import type { QuoteReview, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import {
  subjectivityKindNames,
  subjectivityStatusNames,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { bulletsUnder, facts, tableUnder } from '../../../platform/pdf/parts/pdf-parts.ts'

type Line = QuoteReview['lines'][number]
type Expiring = Line['expiring']

/** A line of the proposal on separate pages: the expiring policy, then each option in full. */
export const lineParts = ({ line, expiring, options }: Line, requirements: readonly Subjectivity[]): PdfPart[] => [
  { newPage: policyTypeName(line) },
  { style: 'title', text: policyTypeName(line) },
  ...expiringParts(expiring),
  ...options.flatMap((option) =>
    optionParts(option, {
      expiring,
      requirements: requirements.filter(({ quoteId }) => quoteId === null || quoteId === option.id),
    }),
  ),
]

const expiringParts = (expiring: Expiring): PdfPart[] =>
  expiring === null
    ? facts([['Expiring policy', 'None: this is a new line']])
    : facts([
        ['Expiring policy', [expiring.carrier ?? '', expiring.policyNumber].filter((each) => each !== '').join(', ')],
        ['Expires', americanDay(expiring.expirationDate)],
        ['Expiring premium', expiring.premium === null ? 'Not on file' : dollars(expiring.premium)],
      ])

interface Beside {
  readonly expiring: Expiring
  readonly requirements: readonly Subjectivity[]
}

const optionParts = (option: ReviewQuote, { expiring, requirements }: Beside): PdfPart[] => [
  { style: 'chapter', text: option.carrier },
  ...facts([
    ['Carrier', carrierFacts(option)],
    ['Offer', offerOf(option)],
    ['Premium', amount(option.premium)],
    [
      'Taxes and fees',
      option.taxes === null && option.fees === null ? '' : amount((option.taxes ?? 0) + (option.fees ?? 0)),
    ],
    ['Total', amount(option.total)],
    ['Your decision', decisionOf(option)],
  ]),
  ...coverageParts(option, expiring),
  ...bulletsUnder('Less than you requested', option.shortfalls ?? []),
  ...bulletsUnder('Exclusions to know', option.exclusions),
  ...tableUnder('Subjectivities', {
    columns: [
      { label: 'Requirement', width: 7 },
      { label: 'Needed', width: 3 },
      { label: 'Due', width: 2 },
      { label: 'Status', width: 2 },
    ],
    rows: requirements.map(({ text, kind, dueOn, status }) => [
      text,
      subjectivityKindNames[kind],
      americanDay(dueOn),
      subjectivityStatusNames[status],
    ]),
  }),
  ...bulletsUnder('Forms and endorsements', option.forms),
]

function offerOf({ isFirm, isExpired, expiresOn }: ReviewQuote): string {
  const kind = isFirm ? 'Firm quote' : 'Indication, not bindable'
  if (expiresOn === null) return kind
  return `${kind}, ${isExpired ? 'expired' : 'expires'} ${americanDay(expiresOn)}`
}

function decisionOf({ decision }: ReviewQuote): string {
  if (decision === null) return ''
  const choice = decision.choice === 'ACCEPTED' ? 'Accepted' : 'Declined'
  return `${choice} by ${decision.by}${decision.reason === '' ? '' : `: ${decision.reason}`}`
}

/** Coverages next to the expiring ones, then expiring ones that are not offered, then optional ones. */
function coverageParts({ coverages, differences }: ReviewQuote, expiring: Expiring): PdfPart[] {
  const byName = new Map(differences.map((each) => [each.name, each]))
  const compared = (name: string): string[] => {
    const difference = byName.get(name)
    if (expiring === null) return []
    return difference === undefined ? ['', ''] : [difference.expiring ?? '', verdictLabels[difference.verdict]]
  }
  const missing = differences.filter(({ verdict }) => verdict === 'MISSING')
  return [
    ...tableUnder('Coverages', {
      columns: [
        { label: 'Coverage', width: 6 },
        { label: 'Limit', width: 3, isNumeric: true },
        { label: 'Deductible', width: 3, isNumeric: true },
        { label: 'Terms', width: 5 },
        ...(expiring === null
          ? []
          : [
              { label: 'Expiring', width: 5 },
              { label: 'Compared', width: 3 },
            ]),
      ],
      rows: [
        ...coverages.map(({ name, limit, deductible, note, isOptional }) => [
          isOptional ? `${name} (optional)` : name,
          amount(limit),
          amount(deductible),
          note,
          ...compared(name),
        ]),
        ...missing.map(({ name }) => [name, '', '', 'Not offered', ...compared(name)]),
      ],
    }),
    ...tableUnder('Optional coverages', {
      columns: [
        { label: 'Coverage', width: 6 },
        { label: 'Additional premium', width: 3, isNumeric: true },
        { label: 'Offer', width: 6 },
      ],
      rows: coverages
        .filter(({ isOptional }) => isOptional)
        .map(({ name, premium, offer }) => [name, amount(premium), offers[offer]]),
    }),
  ]
}

const offers = {
  NONE: 'Accept or decline',
  TERRORISM: 'Terrorism coverage: must be offered by law',
  UM_UIM: 'Uninsured and underinsured motorists: must be offered by law',
} as const

const amount = (cents: number | null): string => (cents === null ? '' : dollars(cents))
