import { developedOf, selectionOf, triangleOf } from '@portico/contract/areas/losses/development/development.rules.ts'
import type { SelectedFactors } from '@portico/contract/areas/losses/development/selected-factors.shapes.ts'
import { valuedText } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import { latestOf, ratedOf, yearOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import { lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import { note, tableUnder } from '../../../../platform/pdf/parts/pdf-parts.ts'
import { selectedFactorsView, valuedTermsView } from '../../../losses/losses.public.ts'
import type { SubmissionRow } from '../../submissions.view.ts'
import { section } from './sections.ts'

type Valued = Awaited<ReturnType<typeof valuedTermsView>>['terms'][number]

/** Losses listed one by one: the largest, at least this many cents each. */
const large = { most: 10, cents: 2_500_000 } as const

const yearColumns = [
  { label: 'Year', width: 2 },
  { label: 'Claims', width: 2, isNumeric: true },
  { label: 'Open', width: 2, isNumeric: true },
  { label: 'Paid', width: 3, isNumeric: true },
  { label: 'Reserves', width: 3, isNumeric: true },
  { label: 'Recoveries', width: 3, isNumeric: true },
  { label: 'Incurred', width: 3, isNumeric: true },
  { label: 'Loss runs', width: 3 },
]

/** Five years of losses as of the latest valuation of each policy, by year, with the largest; claimants are not named. */
export async function lossSection(tx: Tx, { account, submittedOn }: SubmissionRow): Promise<PdfPart[]> {
  const [{ years, terms }, factors] = await Promise.all([
    valuedTermsView(tx, account, submittedOn),
    selectedFactorsView(tx, account),
  ])
  const valued = terms.flatMap((each) => latestOf(each) ?? [])
  if (valued.length === 0) return []
  return section('Loss summary', [
    note(`Five years, ${valuedText(valued)}`),
    ...tableUnder('Losses by policy year', {
      columns: yearColumns,
      rows: years.map((year) =>
        yearRow(
          String(year),
          terms.filter(({ term }) => yearOf(term) === year),
        ),
      ),
      total: yearRow('Total', terms),
    }),
    ...largestOf(terms),
    ...factors.flatMap((selected) => ultimatesOf(selected, { years, terms })),
  ])
}

function yearRow(label: string, terms: readonly Valued[]): string[] {
  const { count, open, paid, reserve, recovered, incurred, termsValued } = ratedOf(terms)
  return [
    label,
    String(count),
    String(open),
    ...[paid, reserve, recovered, incurred].map(dollars),
    `${termsValued} of ${terms.length}`,
  ]
}

function largestOf(terms: readonly Valued[]): PdfPart[] {
  const losses = terms
    .flatMap((each) => latestOf(each)?.losses ?? [])
    .filter(({ incurred }) => incurred >= large.cents)
    .toSorted((one, other) => other.incurred - one.incurred)
    .slice(0, large.most)
  return tableUnder(`Largest losses, ${dollars(large.cents)} and more`, {
    columns: [
      { label: 'Date of loss', width: 3 },
      { label: 'Line', width: 4 },
      { label: 'Claim number', width: 4 },
      { label: 'Cause', width: 4 },
      { label: 'Status', width: 2 },
      { label: 'Incurred', width: 3, isNumeric: true },
    ],
    rows: losses.map(({ lossOn, line, claimNumber, cause, status, incurred }) => [
      americanDay(lossOn),
      policyTypeName(line),
      claimNumber,
      lossCauses[cause],
      status === 'CLOSED' ? 'Closed' : 'Open',
      dollars(incurred),
    ]),
  })
}

const ultimateColumns = [
  { label: 'Year', width: 2 },
  { label: 'Age in months', width: 3, isNumeric: true },
  { label: 'Incurred', width: 3, isNumeric: true },
  { label: 'Factor', width: 2, isNumeric: true },
  { label: 'Ultimate', width: 3, isNumeric: true },
  { label: 'IBNR', width: 3, isNumeric: true },
  { label: 'Trended', width: 3, isNumeric: true },
]

/** Ultimate losses of a line by its selected factors; their basis is internal and omitted. */
function ultimatesOf(
  selected: SelectedFactors,
  { years, terms }: { readonly years: readonly number[]; readonly terms: readonly Valued[] },
): PdfPart[] {
  const triangle = triangleOf(
    terms.filter(({ term }) => term.line === selected.line),
    years,
  )
  const developed = developedOf(triangle, selectionOf(triangle, selected)).filter(({ ultimate }) => ultimate !== null)
  if (developed.length === 0) return []
  const total = (key: 'incurred' | 'ultimate' | 'ibnr' | 'trended') =>
    dollars(developed.reduce((sum, year) => sum + (year[key] ?? 0), 0))
  return tableUnder(`Ultimate losses by selected factors: ${policyTypeName(selected.line)}`, {
    columns: ultimateColumns,
    rows: developed.map(({ year, age, incurred, factor, ultimate, ibnr, trended }) => [
      String(year),
      String(age),
      dollars(incurred ?? 0),
      factor?.toFixed(3) ?? '',
      ...[ultimate, ibnr, trended].map((cents) => dollars(cents ?? 0)),
    ]),
    total: ['Total', '', total('incurred'), '', total('ultimate'), total('ibnr'), total('trended')],
  })
}
