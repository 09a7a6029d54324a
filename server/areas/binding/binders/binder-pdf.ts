import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import type { OrderRow } from '../binding.store.ts'

interface Issue {
  /** The number that stands on it. */
  readonly label: string
  /** The brokerage that issues it. */
  readonly producer: string
  readonly issuedOn: string
  readonly effectiveOn: string
  readonly expiresOn: string
  readonly notes: string
  readonly at: Date
}

/** A binder as people file it. */
export function binderPdf(
  { line, carrier, terms, reference, confirmed_by }: OrderRow,
  { label, producer, issuedOn, effectiveOn, expiresOn, notes, at }: Issue,
): Promise<Uint8Array> {
  const title = `Insurance Binder ${label}`
  const fact = (question: string, answer: string): PdfPart => ({ question, answer: [answer], depth: 0 })
  const parts: PdfPart[] = [
    { style: 'title', text: title },
    { style: 'line', text: policyTypeName(line) },
    {
      style: 'note',
      text: 'Temporary evidence that the carrier has bound the cover described here, until the policy is issued or this binder ends.',
    },
    { style: 'chapter', text: 'Cover' },
    fact('Named insured', terms.insuredName),
    fact('Carrier', carrier),
    fact('Carrier reference', reference ?? ''),
    fact('Confirmed by', confirmed_by ?? ''),
    fact('Cover', `${americanDay(terms.effectiveOn)} to ${americanDay(terms.expiresOn)}`),
    fact('Binder', `${americanDay(effectiveOn)} to ${americanDay(expiresOn)}`),
    fact('Premium for the term', dollars(terms.premium)),
    fact('Taxes and fees', dollars(terms.taxesAndFees)),
    { style: 'chapter', text: 'Coverages' },
    ...terms.coverages.map(({ name, limit, deductible, note }) => {
      const said = [
        limit === null ? '' : `Limit ${dollars(limit)}`,
        deductible === null ? '' : `Deductible ${dollars(deductible)}`,
        note,
      ].filter((part) => part !== '')
      return { question: name, answer: said.length === 0 ? ['Included'] : said, depth: 0 }
    }),
    ...(terms.forms.length === 0 ? [] : [{ style: 'chapter' as const, text: 'Forms' }]),
    ...terms.forms.map((text) => ({ style: 'line' as const, text })),
    { style: 'chapter', text: 'Conditions' },
    {
      style: 'line',
      text: 'All terms, conditions and exclusions of the carrier’s policy apply. This binder ends on the day above, or sooner when the policy is issued or the binder is canceled as the policy or the law allows.',
    },
    ...(notes === '' ? [] : [fact('Notes', notes)]),
    fact('Issued by', producer),
    fact('Issued on', americanDay(issuedOn)),
  ]
  return pdfOf({ title, foot: `${terms.insuredName} · ${title} · ${americanDay(issuedOn)}`, at }, parts)
}

const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
