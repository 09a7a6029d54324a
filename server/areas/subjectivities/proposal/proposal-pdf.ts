import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { changeText, leftOutText } from '@portico/contract/areas/quotes/quote-labels.ts'
import type { PremiumSummary, QuoteReview } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { type LetterContact, contactLines, producerAddress } from '../../../platform/pdf/parts/business-letter.ts'
import { type Letterhead, pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { note, paragraph, tableUnder } from '../../../platform/pdf/parts/pdf-parts.ts'
import { lineParts } from './line-parts.ts'

export interface Proposal {
  readonly company: string
  readonly companyAddress: readonly string[]
  /** As the client sees it. */
  readonly review: QuoteReview
  readonly requirements: readonly Subjectivity[]
  readonly letterhead: Letterhead
  /** Who the client contacts; null if the account has no contact. */
  readonly contact: LetterContact | null
  readonly preparedOn: string
  readonly at: Date
}

/** The shared options of a renewal as a document: what everything costs, then line by line what it covers. */
export function proposalPdf(proposal: Proposal): Promise<Uint8Array> {
  const { company, companyAddress, review, requirements, letterhead, contact, preparedOn, at } = proposal
  const title = `Insurance Proposal ${americanDay(review.cycle.effectiveOn)}`
  const foot = `${company} · ${title} · Prepared ${americanDay(preparedOn)}`
  return pdfOf({ title, foot, at, letterhead }, [
    { style: 'title', text: 'Insurance Proposal' },
    { style: 'line', text: `Term effective ${americanDay(review.cycle.effectiveOn)}` },
    {
      addresses: [
        { label: 'Prepared for', lines: [company, ...companyAddress] },
        producerAddress(letterhead),
        ...(contact === null ? [] : [{ label: 'Contact', lines: contactLines(contact) }]),
      ],
    },
    paragraph('Coverage is not in effect until you request to bind and the carrier confirms.'),
    ...summaryParts(review.summary),
    ...review.lines.flatMap((line) =>
      lineParts(
        line,
        requirements.filter((each) => each.line === line.line),
      ),
    ),
    { style: 'chapter', text: 'Important information' },
    ...important.map(paragraph),
  ])
}

const important = [
  'This proposal summarizes the quotes of the carriers. It does not change them and is not a binder or a policy. The policy, with its terms, conditions, and exclusions, determines the coverage.',
  'Limits and deductibles are those quoted on the day of preparation. Please review them with your advisor, and tell us of any change in your operations, locations, vehicles, or payroll before you request to bind.',
  'An indication does not bind the carrier. A firm quote can be accepted until its expiration date.',
]

function summaryParts({ rows, totals }: PremiumSummary): PdfPart[] {
  const left = leftOutText(rows.length - totals.lines)
  return [
    ...tableUnder('Premium summary', {
      columns: [
        { label: 'Line', width: 4 },
        { label: 'Carrier', width: 5 },
        { label: 'Expiring premium', width: 3, isNumeric: true },
        { label: 'Renewal premium', width: 3, isNumeric: true },
        { label: 'Change', width: 4, isNumeric: true },
        { label: 'Total with taxes and fees', width: 4, isNumeric: true },
      ],
      rows: rows.map((row) => [
        policyTypeName(row.line),
        carrierOf(row),
        row.expiring === null ? 'New line' : amount(row.expiring.premium, 'Not on file'),
        amount(row.renewal?.premium ?? null),
        row.change === null ? '–' : changeText(row.change, row.expiring?.premium ?? 0),
        amount(row.renewal?.total ?? null),
      ]),
      total: [
        'Total',
        '',
        dollars(totals.expiring),
        dollars(totals.renewal),
        changeText(totals.change, totals.expiring),
        dollars(totals.total),
      ],
    }),
    ...(left === '' ? [] : [note(left)]),
  ]
}

function carrierOf({ state, carriers, options }: PremiumSummary['rows'][number]): string {
  if (state === 'ACCEPTED') return `${carriers.join(', ')} (accepted)`
  if (state === 'DECLINED') return 'Declined'
  if (state === 'OFFERED') return carriers.join(', ')
  return options === 0 ? 'No firm quote yet' : `${options} options`
}

const amount = (cents: number | null, otherwise = '–'): string => (cents === null ? otherwise : dollars(cents))
