import { dollars } from '../../../kit/money-words.ts'
import { americanDay } from '../../../kit/zone.rules.ts'
import { policyTypeName } from '../../policies/policy-types.ts'
import { isKeepers } from '../certificate-contents.rules.ts'
import type { CertificateContents, CertificateLine } from '../certificate.shapes.ts'
import { statedLimit } from '../stated-limit.ts'

/** A table of a printed certificate; the widths of its columns are shares. */
export interface CertificateTable {
  readonly heading: string
  readonly columns: readonly { readonly label: string; readonly width: number; readonly isNumeric?: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

interface Addresses {
  readonly label: string
  readonly lines: readonly string[]
  /** Share of the width, where it is not that of the others. */
  readonly share?: number
}

/** Who is named at the top of a printed certificate, and at its bottom. */
export function certificateParties({
  insured,
  producer,
  insurers,
  holder,
  representative,
}: CertificateContents): Readonly<Record<'top' | 'bottom', readonly Addresses[]>> {
  return {
    top: [
      { label: 'Insured', lines: [insured.name, ...insured.lines] },
      {
        label: 'Producer',
        lines: [producer.name, producer.contact, producer.phone, producer.email].filter((text) => text !== ''),
      },
      {
        label: 'Insurers',
        // Names of carriers are long, and each has its number.
        share: 1.4,
        lines: insurers.map(({ letter, name, naic }) => `${letter}  ${name}${naic === '' ? '' : `, NAIC ${naic}`}`),
      },
    ],
    bottom: [
      { label: 'Certificate holder', lines: [holder.name, ...holder.lines] },
      {
        label: 'Cancellation',
        lines: ['If a policy is canceled before its expiration date, notice is given as the policy provides.'],
      },
      { label: 'Authorized representative', lines: [representative, producer.name] },
    ],
  }
}

/** The coverages of a certificate as its document lists them. */
export const certificateTables = ({ form, lines }: Pick<CertificateContents, 'form' | 'lines'>): CertificateTable[] =>
  form === 'GARAGE' ? garageTables(lines) : [lineTable(lines)]

const lineTable = (lines: readonly CertificateLine[]): CertificateTable => ({
  heading: 'Coverages in force on the date of issue',
  columns: lineColumns,
  rows: lines.map(lineCells),
})

/** A garage certificate states garage liability first, and garagekeepers apart, with its basis and deductible. */
function garageTables(lines: readonly CertificateLine[]): CertificateTable[] {
  const isGarage = ({ policyType }: CertificateLine): boolean => policyType === 'GARAGE'
  const garage = lines.filter(isGarage)
  const liability = garage.map((stated) => ({
    ...stated,
    policyType: 'GARAGE_LIABILITY',
    limits: stated.limits.filter(({ label }) => !isKeepers(label)),
  }))
  const keepers = garage.flatMap(({ letter, policyNumber, limits }) =>
    limits
      .filter(({ label }) => isKeepers(label))
      .map(({ label, amount, text, deductible = null }) => [
        letter,
        label,
        text,
        policyNumber,
        amount === null ? '' : dollars(amount),
        deductible === null ? '' : dollars(deductible),
      ]),
  )
  return [
    lineTable([...liability, ...lines.filter((line) => !isGarage(line))]),
    { heading: 'Garagekeepers and dealers physical damage', columns: keeperColumns, rows: keepers },
  ]
}

const keeperColumns = [
  { label: 'Ins.', width: 1 },
  { label: 'Coverage', width: 6.4 },
  { label: 'Basis', width: 4 },
  { label: 'Policy number', width: 2.6 },
  { label: 'Limit', width: 1.9, isNumeric: true },
  { label: 'Deductible', width: 2.1, isNumeric: true },
] as const

const lineColumns = [
  { label: 'Ins.', width: 0.8 },
  { label: 'Coverage', width: 4.4 },
  { label: 'Addl. insd.', width: 1.25 },
  { label: 'Subr. wvd.', width: 1.25 },
  { label: 'Policy number and term', width: 4.1 },
  { label: 'Limits', width: 5.8 },
] as const

/** What lines are called on certificates, where it differs from their name in the portal. */
const lineTitles: Readonly<Record<string, string>> = {
  GENERAL_LIABILITY: 'Commercial general liability',
  AUTO: 'Automobile liability',
  GARAGE: 'Garage liability and garagekeepers',
  GARAGE_LIABILITY: 'Garage liability',
  UMBRELLA: 'Umbrella liability',
  EXCESS_UMBRELLA: 'Excess liability',
  EXCESS_LIABILITY: 'Excess liability',
  WORKERS_COMP: 'Workers compensation and employers liability',
}

/** Names of limits that are too long for one line. */
const shortLabels: Readonly<Record<string, string>> = {
  'Damage to premises rented to you': 'Damage to rented premises',
  'Auto only, each accident': 'Auto only, each acc.',
  'Other than auto only, each accident': 'Other than auto, each acc.',
  'Other than auto only, aggregate': 'Other than auto, aggregate',
  'Products and completed operations aggregate': 'Products/completed ops. agg.',
  'Employers liability, each accident': 'EL each accident',
  'Employers liability, disease, each employee': 'EL disease, each employee',
  'Employers liability, disease, policy limit': 'EL disease, policy limit',
}

function lineCells(stated: CertificateLine): string[] {
  const { letter, policyType, policyNumber, effectiveOn, expiresOn, basis, limits } = stated
  const mark = (isGiven: boolean): string => (isGiven ? 'Y' : '')
  return [
    letter,
    [lineTitles[policyType] ?? policyTypeName(policyType), ...basis].join('\n'),
    mark(stated.hasAdditionalInsured),
    mark(stated.hasWaiver),
    [policyNumber, `${americanDay(effectiveOn)} to ${americanDay(expiresOn)}`].join('\n'),
    limits.map((limit) => `${shortLabels[limit.label] ?? limit.label}: ${statedLimit(limit)}`).join('\n'),
  ]
}
