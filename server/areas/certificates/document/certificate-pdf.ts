import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateContents, CertificateLine } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { heading, line, note } from '../../../platform/pdf/parts/pdf-parts.ts'
import { type Letterhead, type PdfPart, pdfOf } from '../../../platform/pdf/pdf-pages.ts'

export interface CertificateDocument {
  readonly number: string
  readonly revision: number
  readonly isSuperseded: boolean
  readonly contents: CertificateContents
  readonly letterhead: Letterhead
  /** Where the holder sees what became of it. */
  readonly address: string
  readonly at: Date
}

/** Characters of operations that fit on the first page, beside the lines of most certificates. */
const roomOnPage = 600

/** A certificate of insurance on one page where its data allow, with an overflow page for long operations. */
export function certificatePdf({
  number,
  revision,
  isSuperseded,
  contents,
  letterhead,
  address,
  at,
}: CertificateDocument) {
  const { producer, insured, holder, insurers, lines, endorsements, project, operations, representative } = contents
  const said = revision === 0 ? number : `${number}, revision ${revision}`
  const title = `Certificate of Insurance ${said}`
  const shown = [project === '' ? '' : `Project or contract: ${project}`, operations].filter((text) => text !== '')
  const isLong = shown.join('\n').length > roomOnPage
  return pdfOf({ title, foot: `${insured.name} · ${title}`, at, letterhead }, [
    { style: 'title', text: isSuperseded ? 'Certificate of Insurance: superseded' : 'Certificate of Insurance' },
    note(`${said}, issued ${americanDay(contents.issuedOn)}${isSuperseded ? '. A later revision replaces it.' : ''}`),
    note(certificateMessages.noRights),
    {
      addresses: [
        { label: 'Insured', lines: [insured.name, ...insured.lines] },
        {
          label: 'Producer',
          lines: [producer.name, producer.contact, producer.phone, producer.email].filter((text) => text !== ''),
        },
        {
          label: 'Insurers',
          lines: insurers.map(({ letter, name, naic }) => `${letter}  ${name}${naic === '' ? '' : `, NAIC ${naic}`}`),
        },
      ],
    },
    heading('Coverages in force on the date of issue'),
    { table: { columns: lineColumns, rows: lines.map(lineCells) } },
    heading('Description of operations'),
    ...(isLong ? [line('See the additional page.')] : shown.length === 0 ? [line('No description.')] : shown.map(line)),
    ...endorsements.map(({ policyNumber, label, form }) => note(`${label}: form ${form}, policy ${policyNumber}`)),
    {
      together: [
        {
          addresses: [
            { label: 'Certificate holder', lines: [holder.name, ...holder.lines] },
            {
              label: 'Cancellation',
              lines: ['If a policy is canceled before its expiration date, notice is given as the policy provides.'],
            },
            { label: 'Authorized representative', lines: [representative, producer.name] },
          ],
        },
        {
          qr: address,
          lines: [
            'Scan the code, or open the address, to see whether this certificate is still current. No login is needed.',
            address,
          ],
        },
      ],
    },
    ...(isLong ? overflow(said, shown) : []),
  ])
}

const overflow = (said: string, shown: readonly string[]): PdfPart[] => [
  { newPage: 'Additional page' },
  heading(`Description of operations, certificate ${said}`),
  ...shown.map((text): PdfPart => ({ style: 'paragraph', text })),
]

const lineColumns = [
  { label: 'Ins.', width: 1 },
  { label: 'Coverage', width: 4 },
  { label: 'Addl. insd.', width: 1.1 },
  { label: 'Subr. wvd.', width: 1.1 },
  { label: 'Policy number and term', width: 4 },
  { label: 'Limits', width: 6.4 },
] as const

/** What lines are called on certificates, where it differs from their name in the portal. */
const lineTitles: Readonly<Record<string, string>> = {
  GENERAL_LIABILITY: 'Commercial general liability',
  AUTO: 'Automobile liability',
  UMBRELLA: 'Umbrella liability',
  EXCESS_UMBRELLA: 'Excess liability',
  EXCESS_LIABILITY: 'Excess liability',
  WORKERS_COMP: 'Workers compensation and employers liability',
}

/** Names of limits that are too long for one line. */
const shortLabels: Readonly<Record<string, string>> = {
  'Damage to premises rented to you': 'Damage to rented premises',
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
    limits
      .map(({ label, amount, text }) => `${shortLabels[label] ?? label}: ${amount === null ? text : dollars(amount)}`)
      .join('\n'),
  ]
}
