import type { CoveredLine } from '@portico/contract/areas/policies/coverage-summary.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { producerAddress } from '../../../platform/pdf/parts/business-letter.ts'
import { type Letterhead, pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { bulletsUnder, facts, note, paragraph, tableUnder } from '../../../platform/pdf/parts/pdf-parts.ts'

export interface SummaryBooklet {
  readonly company: string
  /** Line by line; none if it was never answered. */
  readonly companyAddress: readonly string[]
  readonly asOf: string
  readonly lines: readonly CoveredLine[]
  readonly letterhead: Letterhead
  readonly at: Date
}

/** What covers an account on a day, as a booklet: the program on one page, then policy by policy. */
export function coverageSummaryPdf(booklet: SummaryBooklet): Promise<Uint8Array> {
  const { company, companyAddress, asOf, lines, letterhead, at } = booklet
  const title = 'Coverage Summary'
  return pdfOf({ title, foot: `${company} · ${title} · As of ${americanDay(asOf)}`, at, letterhead }, [
    { style: 'title', text: title },
    { style: 'line', text: `As of ${americanDay(asOf)}` },
    { addresses: [{ label: 'Insured', lines: [company, ...companyAddress] }, producerAddress(letterhead)] },
    ...programParts(lines),
    ...lines.flatMap(policyParts),
    paragraph(
      'This summary does not change the policies. Each policy, with its terms, conditions, and exclusions, determines the coverage.',
    ),
  ])
}

function programParts(lines: readonly CoveredLine[]): PdfPart[] {
  const known = lines.flatMap(({ policy }) => policy.premium ?? [])
  return tableUnder('Program', {
    columns: [
      { label: 'Line', width: 4 },
      { label: 'Carrier', width: 4 },
      { label: 'Policy number', width: 4 },
      { label: 'Term', width: 6 },
      { label: 'Attaches at', width: 3, isNumeric: true },
      { label: 'Premium', width: 3, isNumeric: true },
    ],
    rows: lines.map(({ policy }) => [
      policyTypeName(policy.policyType),
      policy.carrier ?? '',
      policy.policyNumber,
      `${americanDay(policy.effectiveDate)} to ${americanDay(policy.expirationDate)}`,
      attachmentOf(policy),
      policy.premium === null ? 'Not on file' : dollars(policy.premium),
    ]),
    ...(known.length === lines.length && {
      total: ['Total', '', '', '', '', dollars(known.reduce((sum, premium) => sum + premium, 0))],
    }),
  })
}

const attachmentOf = ({ layer }: CoveredLine['policy']): string =>
  layer === null ? '' : layer.attachment === 0 ? 'Primary' : dollars(layer.attachment)

function policyParts({
  policy,
  coverages,
  endorsements,
  exclusions,
  forms,
  ratingBasis,
  nextAudit,
  source,
}: CoveredLine) {
  const title = [policyTypeName(policy.policyType), policy.carrier].filter(Boolean).join(', ')
  return [
    { style: 'chapter' as const, text: title },
    ...facts([
      ['Policy number', policy.policyNumber],
      ['Term', `${americanDay(policy.effectiveDate)} to ${americanDay(policy.expirationDate)}`],
      ['Premium', policy.premium === null ? 'Not on file' : dollars(policy.premium)],
      [
        'Rating basis',
        ratingBasis === null ? '' : `${ratingBasis.text} (${ratingBasis.source}, ${americanDay(ratingBasis.asOf)})`,
      ],
      ['Next audit', nextAudit === null ? '' : `After ${americanDay(nextAudit)}`],
      ['Source', source],
    ]),
    ...(coverages.length === 0 ? [note('Limits are not on file. See the policy document.')] : []),
    ...tableUnder('Coverages', {
      columns: [
        { label: 'Coverage', width: 6 },
        { label: 'Limit', width: 3, isNumeric: true },
        { label: 'Deductible or retention', width: 4, isNumeric: true },
        { label: 'Note', width: 5 },
      ],
      rows: coverages.map(({ name, limit, deductible, isRetention, note: terms }) => [
        name,
        limit === null ? '' : dollars(limit),
        deductible === null ? '' : `${dollars(deductible)}${isRetention ? ' retention' : ''}`,
        terms,
      ]),
    }),
    ...tableUnder('Endorsements', {
      columns: [
        { label: 'Number', width: 3 },
        { label: 'Effective', width: 3 },
        { label: 'Description', width: 9 },
        { label: 'Premium change', width: 3, isNumeric: true },
      ],
      rows: endorsements.map(({ number, effectiveDate, description, premiumChange }) => [
        number,
        americanDay(effectiveDate),
        description,
        dollars(premiumChange),
      ]),
    }),
    ...bulletsUnder('Key exclusions', exclusions),
    ...bulletsUnder('Forms', forms),
  ] satisfies PdfPart[]
}
