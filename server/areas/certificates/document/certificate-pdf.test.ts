import type { CertificateContents, CertificateLine } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { expect, test } from 'vitest'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { certificatePdf } from './certificate-pdf.ts'

type Limits = CertificateLine['limits']
const limits = (...labels: string[]): Limits => labels.map((label) => ({ label, amount: 100_000_000, text: '' }))

const line = (letter: string, policyType: string, basis: string[], stated: Limits): CertificateLine => ({
  policyId: policyType,
  letter,
  policyType,
  policyNumber: `${policyType.slice(0, 3)}-2026-0012345`,
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  hasAdditionalInsured: true,
  hasWaiver: true,
  basis,
  limits: stated,
})

const sixLines = [
  line(
    'A',
    'GENERAL_LIABILITY',
    ['Occurrence', 'Aggregate applies per project'],
    limits(
      'Each occurrence',
      'Damage to premises rented to you',
      'Medical expense',
      'Personal and advertising injury',
      'General aggregate',
      'Products and completed operations aggregate',
    ),
  ),
  line('B', 'AUTO', ['Any auto (symbol 1)', 'Hired autos (8)', 'Non-owned autos (9)'], limits('Combined single limit')),
  line('C', 'UMBRELLA', ['Occurrence', 'Retention: $10,000'], limits('Each occurrence', 'Aggregate')),
  line(
    'B',
    'WORKERS_COMP',
    ['Per statute', 'Proprietor, partner, or officer excluded: no'],
    limits(
      'Employers liability, each accident',
      'Employers liability, disease, each employee',
      'Employers liability, disease, policy limit',
    ),
  ),
  line('D', 'CYBER', ['Claims-made', 'Retroactive date 03/01/2015'], limits('Each claim', 'Aggregate')),
  line('E', 'POLLUTION', ['Occurrence'], limits('Each occurrence', 'Aggregate')),
]

const kinds = ['Additional insured, ongoing operations', 'Primary and noncontributory', 'Waiver of subrogation']

const contents: CertificateContents = {
  form: 'LIABILITY',
  issuedOn: '2026-11-30',
  producer: {
    name: 'Harbor & Pine Insurance',
    lines: ['100 Main Street', 'Columbus, OH 43215'],
    contact: 'Nora Whitfield',
    phone: '(555) 010-0100',
    email: 'nora@harbor.test',
  },
  insured: { name: 'Acme Mechanical Contractors Inc', lines: ['1200 Industrial Parkway', 'Columbus, OH 43215'] },
  holder: {
    name: 'Summit General Contractors LLC',
    lines: ['Attention: Risk Management', '88 Harbor Avenue, Floor 12', 'Columbus, OH 43215'],
  },
  representative: 'Nora Whitfield',
  insurers: ['Summit Mutual', 'Pine Property Casualty', 'Lake Mutual', 'Bay Excess', 'Hill Specialty'].map(
    (name, at) => ({ letter: 'ABCDE'[at]!, name: `${name} Insurance Company`, naic: String(25_600 + at) }),
  ),
  lines: sixLines,
  endorsements: ['GEN', 'AUT'].flatMap((each) =>
    kinds.map((label) => ({ policyNumber: `${each}-2026-0012345`, label, form: 'CG 20 10 12 19' })),
  ),
  project: 'Riverside Medical Office Building, contract 2026-118',
  operations: 'Mechanical, heating, and plumbing work at 400 Riverside Drive, under a subcontract. '.repeat(5).trim(),
}

const printed = async (more: Partial<CertificateContents> = {}): Promise<string> => {
  const document = { number: 'C-2026-00042', revision: 1, isSuperseded: false, at: new Date('2026-11-30T12:00:00Z') }
  const letterhead = {
    name: 'Harbor & Pine',
    lines: ['100 Main Street', '(555) 010-0100'],
    color: '#7a1f5c',
    logo: null,
    timeZone: 'America/New_York',
  }
  const address = 'https://harbor.portico.example/c/ABCDEFGHJKLMNPQRSTUVWXYZ23-ABCD'
  return pdfText(await certificatePdf({ ...document, letterhead, address, contents: { ...contents, ...more } }))
}

test('a certificate of six lines, with endorsements and a description, is one page', async () => {
  const text = await printed()
  expect(text).toContain('Page 1 of 1')
  for (const { policyNumber } of sixLines) expect(text).toContain(policyNumber)
  expect(text).toContain('Authorized representative')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Waiver of subrogation, form CG 20 10 12 19, policy AUT-2026-0012345')
})

test('a long description is on an additional page, and the first stays one page', async () => {
  const text = await printed({ operations: 'Interior drywall, ceilings, and paint on all floors. '.repeat(60) })
  expect(text).toContain('Page 2 of 2')
  expect(text).toContain('See the additional page.')
})

test('more lines than a page holds are printed in the usual size on two', async () => {
  const text = await printed({ lines: [...sixLines, ...sixLines] })
  expect(text).toContain('Page 2 of 2')
})
