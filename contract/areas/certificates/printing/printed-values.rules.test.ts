import { describe, expect, test } from 'vitest'
import { certificateFacts } from '../../forms/facts/certificate-facts.ts'
import { Layout, type LayoutDraft, LayoutKey } from '../../forms/layout.shapes.ts'
import { canPrintCertificates, withCertificateFields } from '../../pdf-forms/certificate-fields.rules.ts'
import { contentsOf } from '../certificate-contents.rules.ts'
import type { CertificateContents } from '../certificate.shapes.ts'
import { samplePolicy } from '../test/sample-policy.ts'
import { printedValues } from './printed-values.rules.ts'

type QuestionDraft = LayoutDraft['pages'][number]['sections'][number]['questions'][number]

const formOf = (...questions: QuestionDraft[]) =>
  withCertificateFields(
    Layout.parse({ pages: [{ key: 'one', title: 'One', sections: [{ key: 'all', title: 'All', questions }] }] }),
  )
const asked = (key: string, label: string, kind: QuestionDraft['kind'] = 'text') => ({ key, label, kind })

const form = formOf(
  asked('insuredName', 'Field 1'),
  asked('holderName', 'Field 2'),
  asked('text7', 'Description of operations'),
  asked('glPolicyNumber', 'Policy'),
  asked('glEachOccurrence', 'Each occurrence'),
  asked('glWaiver', 'Subr', 'yesNo'),
  asked('glExpires', 'Expires'),
  asked('shoeSize', 'Shoe size'),
)

const coverage = (name: string, limit: number | null, note = '') => ({
  name,
  limit,
  deductible: null,
  isRetention: false,
  note,
})
const policies = [
  samplePolicy({
    coverages: [coverage('Each occurrence', 100_000_000), coverage('Medical expense', 500_000)],
    forms: [{ number: 'CG 24 04', edition: '05 09', title: '', schedule: { isBlanket: true, parties: [] } }],
  }),
  samplePolicy({
    id: 'cy',
    policyType: 'CYBER',
    policyNumber: 'CY-1',
    coverages: [coverage('Per claim', 200_000_000)],
  }),
]
const request = {
  holderId: 'h',
  form: 'LIABILITY' as const,
  printedOn: 'form',
  project: 'Pier 9',
  neededBy: null,
  urgency: 'NORMAL' as const,
  contractId: null,
  policyIds: ['gl', 'cy'],
  endorsements: [{ policyId: 'gl', kind: 'WAIVER' as const }],
  limits: [],
  operations: 'Drywall',
}
const { carriers, lines, endorsements } = contentsOf({
  request,
  compared: { policies, holder: undefined, today: '2026-11-28' },
})
const party = (name: string) => ({ name, lines: ['1 Main Street'] })
const contents: CertificateContents = {
  form: 'LIABILITY',
  issuedOn: '2026-11-28',
  producer: { ...party('Harbor & Pine'), contact: '', phone: '', email: '' },
  insured: party('Acme Builders'),
  holder: party('Summit GC LLC'),
  representative: 'Ana Sousa',
  insurers: carriers.map((each) => ({ ...each, naic: '12345' })),
  lines,
  endorsements,
  project: 'Pier 9',
  operations: 'Drywall',
}
const print = (layout: Layout) =>
  printedValues(layout, { contents, number: 'COI-1', revision: 0, address: 'https://x/c/1' })

test('each field has a key and a name of its own', () => {
  for (const of of [certificateFacts.map(({ key }) => key), certificateFacts.map(({ label }) => label)])
    expect(of.filter((each, at) => of.indexOf(each) !== at)).toEqual([])
  expect(certificateFacts.filter(({ key }) => !LayoutKey.safeParse(key).success)).toEqual([])
})

describe('a certificate form', () => {
  test('maps the fields that are called like those of a certificate', () => {
    const facts = form.pages[0]!.sections[0]!.questions.map(({ kind, fact }) => [kind, fact])
    expect(facts).toEqual([
      ['text', 'insuredName'],
      ['text', 'holderName'],
      ['longText', 'operations'],
      ['text', 'glPolicyNumber'],
      ['text', 'glEachOccurrence'],
      ['yesNo', 'glWaiver'],
      ['date', 'glExpires'],
      ['text', null],
    ])
    expect(canPrintCertificates(form)).toBe(true)
    expect(canPrintCertificates(formOf(asked('holderName', 'Holder')))).toBe(false)
  })

  test('is filled with what the certificate states; the rest is written with the operations', () => {
    expect(print(form)).toEqual({
      insuredName: 'Acme Builders',
      holderName: 'Summit GC LLC',
      glPolicyNumber: 'GL-1',
      glEachOccurrence: '$1,000,000',
      glWaiver: 'Y',
      glExpires: '2027-03-01',
      text7: [
        'Project or contract: Pier 9',
        'Drywall',
        'CYBER: Granite Mutual, policy CY-1, 03/01/2026 to 03/01/2027. Claims-made; Per claim $2,000,000',
        'Policy GL-1: Occurrence; Medical expense $5,000',
        'Waiver of subrogation: form CG 24 04 05 09, policy GL-1',
      ].join('\n'),
    })
  })

  test('loses nothing that the certificate states, whichever fields it has', () => {
    const few = formOf(asked('insuredName', 'A'), asked('holderName', 'B'), asked('operations', 'C'))
    const values = JSON.stringify(print(few))
    for (const { policyNumber, limits } of lines) {
      expect(values).toContain(policyNumber)
      for (const { label } of limits) expect(values).toContain(label)
    }
    expect(values).toContain('CG 24 04')
  })
})
