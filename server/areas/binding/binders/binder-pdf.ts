import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { producerAddress } from '../../../platform/pdf/parts/business-letter.ts'
import { type Letterhead, pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { fact, facts, listUnder } from '../../../platform/pdf/parts/pdf-parts.ts'
import type { PrintedInterest } from './interests.view.ts'
import type { OrderRow } from '../binding.store.ts'

/** What a binder needs in addition to the bind request itself. */
export interface BinderSource {
  readonly order: OrderRow
  /** The quote as the client accepted it. */
  readonly quote: Pick<PublishedQuote, 'mga' | 'market' | 'exclusions'>
  readonly policyNumber: string | null
  readonly insuredAddress: readonly string[]
  readonly carrierAddress: readonly string[]
  readonly letterhead: Letterhead
  readonly interests: readonly PrintedInterest[]
}

interface Issue {
  /** The number printed on it. */
  readonly label: string
  readonly issuedOn: string
  readonly effectiveOn: string
  readonly expiresOn: string
  readonly notes: string
  readonly at: Date
}

/** All policies start and end at this time at the insured's address. */
const time = '12:01 a.m. standard time at the named insured’s mailing address'

/** A binder as people file it, on the letterhead of the brokerage that issues it. */
export function binderPdf(source: BinderSource, issue: Issue): Promise<Uint8Array> {
  const { order, letterhead } = source
  const { label, issuedOn, at } = issue
  const title = `Insurance Binder ${label}`
  const parts: PdfPart[] = [
    { style: 'title', text: title },
    { style: 'line', text: policyTypeName(order.line) },
    {
      style: 'note',
      text: 'Temporary evidence that the carrier has bound the coverage described here. It is replaced by the policy when that is issued.',
    },
    { addresses: partiesOf(source) },
    ...factsOf(source, issue),
    ...coveragesOf(source),
    ...interestsOf(source),
    ...listUnder('Forms and endorsements', order.terms.forms),
    ...listUnder('Exclusions', source.quote.exclusions),
    ...closeOf(source, issue),
  ]
  const foot = `${order.terms.insuredName} · ${title} · ${americanDay(issuedOn)}`
  return pdfOf({ title, foot, at, letterhead }, parts)
}

function partiesOf({ order: { carrier, terms }, quote, insuredAddress, carrierAddress, letterhead }: BinderSource) {
  return [
    { label: 'Named insured', lines: [terms.insuredName, ...insuredAddress] },
    producerAddress(letterhead),
    { label: 'Carrier', lines: [carrier, ...carrierAddress, ...(quote.mga === '' ? [] : [`Through ${quote.mga}`])] },
  ]
}

function factsOf({ order, quote, policyNumber }: BinderSource, { effectiveOn, expiresOn }: Issue): PdfPart[] {
  const { terms, reference, confirmed_by } = order
  return [
    fact('Policy number', policyNumber ?? 'To be assigned by the carrier'),
    fact('Binder period', `${americanDay(effectiveOn)} to ${americanDay(expiresOn)}, ${time}`),
    fact('Policy period', `${americanDay(terms.effectiveOn)} to ${americanDay(terms.expiresOn)}, ${time}`),
    ...(quote.market === null
      ? []
      : [fact('Market', quote.market === 'ADMITTED' ? 'Admitted carrier' : 'Surplus lines carrier')]),
    ...facts([
      ['Carrier reference', reference ?? ''],
      ['Confirmed by', confirmed_by ?? ''],
    ]),
    fact('Premium for the term', dollars(terms.premium)),
    fact('Taxes and fees', dollars(terms.taxesAndFees)),
    fact('Total', dollars(terms.premium + terms.taxesAndFees)),
  ]
}

const coveragesOf = ({ order }: BinderSource): PdfPart[] => [
  { style: 'chapter', text: 'Coverages' },
  {
    table: {
      columns: [
        { label: 'Coverage', width: 5 },
        { label: 'Limit', width: 3, isNumeric: true },
        { label: 'Deductible', width: 3, isNumeric: true },
        { label: 'Terms', width: 5 },
      ],
      rows: order.terms.coverages.map(({ name, limit, deductible, note }) => [
        name,
        limit === null ? (note === '' ? 'Included' : '') : dollars(limit),
        deductible === null ? '' : dollars(deductible),
        note,
      ]),
    },
  },
]

const interestsOf = ({ interests }: BinderSource): PdfPart[] =>
  interests.length === 0
    ? []
    : [
        { style: 'chapter', text: 'Additional interests' },
        {
          table: {
            columns: [
              { label: 'Name and address', width: 6 },
              { label: 'Interest', width: 3 },
              { label: 'Asset', width: 3 },
              { label: 'Loan or reference', width: 3 },
              { label: 'Form', width: 3 },
            ],
            rows: interests.map(({ name, address, interest, assetType, asset, loan, form }) => [
              `${name}\n${address}`,
              interest === 'AI' ? 'Additional insured' : interest,
              [assetType, asset].filter((each) => each !== '').join(' '),
              loan,
              form,
            ]),
          },
        },
      ]

const closeOf = ({ letterhead }: BinderSource, { issuedOn, notes }: Issue): PdfPart[] => [
  { style: 'chapter', text: 'Conditions' },
  {
    style: 'line',
    text: 'This binder is subject to the terms, conditions, and exclusions of the policy to be issued. It ends on the expiration date above, upon issuance of the policy, or upon cancellation as permitted by the policy or by law.',
  },
  ...(notes === '' ? [] : [fact('Notes', notes)]),
  {
    together: [
      { style: 'heading', text: 'Authorized representative' },
      { style: 'line', text: ' ' },
      { style: 'line', text: '_______________________________________________' },
      { style: 'note', text: `For ${letterhead.name}. Issued ${americanDay(issuedOn)}.` },
    ],
  },
]
