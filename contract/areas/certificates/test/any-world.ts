import fc from 'fast-check'
import { expect } from 'vitest'
import type { contentsOf } from '../certificate-contents.rules.ts'
import { findingsOf } from '../certificate.rules.ts'
import type { CertificatePolicy, CertificateRequest } from '../certificate.shapes.ts'
import { endorsementKinds, endorsements } from '../endorsement-kinds.ts'
import { standardName } from '../provided-limit.rules.ts'

/** The day of the generated worlds, and the holder that their schedules may name. */
export const worldDay = '2026-11-28'
export const worldHolder = {
  name: 'Summit General Contractors LLC',
  street: '88 Harbor Avenue',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  interest: 'CERTIFICATE' as const,
}
export const inWorld = (policies: readonly CertificatePolicy[]) => ({ policies, holder: worldHolder, today: worldDay })

const million = 1_000_000_00
const amounts = fc.integer({ min: 0, max: 10 }).map((each) => each * million)
const anyForm = fc.record({
  number: fc.constantFrom('CG 20 10', 'CG 20 37', 'CG 20 38', 'CG 24 04', 'CG 20 01', 'CG 25 03', 'CA 04 44', 'X 1'),
  edition: fc.constantFrom('', '04 13'),
  title: fc.constantFrom(
    '',
    'Blanket',
    'Scheduled: Someone Else Inc',
    `Scheduled: ${worldHolder.name}`,
    'Project: Pier 9',
  ),
  schedule: fc.option(
    fc.record({
      isBlanket: fc.boolean(),
      parties: fc.array(
        fc.record({
          name: fc.constantFrom('', 'Someone Else Inc', worldHolder.name),
          location: fc.constantFrom('', 'Pier 9'),
        }),
        { maxLength: 2 },
      ),
    }),
    { nil: undefined },
  ),
})
const anyCoverage = fc.record({
  name: fc.constantFrom(
    'Each occurrence',
    'Gen agg',
    'Aggregate',
    'CSL',
    'BI per person',
    'Excluded persons',
    'Garagekeepers',
    'EL each accident',
    'Per claim',
    'Own name',
  ),
  limit: fc.option(amounts, { nil: null }),
  deductible: fc.constant(null),
  isRetention: fc.constant(false),
  note: fc.constantFrom('', 'Per project', 'Statutory'),
})
const anyPolicy = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  policyNumber: fc.constantFrom('1', '2'),
  policyType: fc.constantFrom('GENERAL_LIABILITY', 'AUTO', 'GARAGE', 'WORKERS_COMP', 'UMBRELLA', 'CYBER'),
  carrier: fc.constantFrom('One', 'Two'),
  effectiveOn: fc.constantFrom('2026-01-01', '2026-12-01'),
  expiresOn: fc.constantFrom(worldDay, '2027-01-01'),
  status: fc.constantFrom('IN_FORCE', 'QUOTED', 'CANCELED', 'PENDING_CANCEL', 'BOUND'),
  canceledOn: fc.constantFrom(null, worldDay, '2026-12-24'),
  namedInsured: fc.constant('Acme'),
  coverages: fc.uniqueArray(anyCoverage, { selector: ({ name }) => name }),
  forms: fc.array(anyForm, { maxLength: 4 }),
  over: fc.constant([]),
}) as fc.Arbitrary<CertificatePolicy>
export const anyRequest = fc.record({
  holderId: fc.constant('holder'),
  form: fc.constantFrom('LIABILITY', 'GARAGE'),
  printedOn: fc.constant(null),
  project: fc.constantFrom('', 'Pier 9', 'Other'),
  neededBy: fc.constant(null),
  urgency: fc.constant('NORMAL'),
  contractId: fc.constant(null),
  policyIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
  endorsements: fc.array(
    fc.record({ policyId: fc.constantFrom('a', 'b', 'c', 'd'), kind: fc.constantFrom(...endorsementKinds) }),
  ),
  limits: fc.array(
    fc.record({ policyId: fc.constantFrom('a', 'b'), coverage: fc.constantFrom('Each occurrence'), amount: amounts }),
  ),
  operations: fc.constant(''),
}) as fc.Arbitrary<CertificateRequest>
/** Policies of an account, each with an id of its own. */
export const anyPolicies = fc.uniqueArray(anyPolicy, { selector: ({ id }) => id })

const verdictWithin = (kind: (typeof endorsementKinds)[number], source: CertificatePolicy, asked: CertificateRequest) =>
  findingsOf(
    { ...asked, policyIds: [source.id], limits: [], endorsements: [{ policyId: source.id, kind }] },
    inWorld([source]),
  ).at(-1)!.verdict

type Stated = Pick<ReturnType<typeof contentsOf>, 'lines' | 'endorsements'>

/** Expects that what a certificate states is provided by the policies, line by line. */
export function expectProvided(stating: Stated, asked: CertificateRequest, policies: readonly CertificatePolicy[]) {
  const { lines, endorsements: stated } = stating
  for (const line of lines) {
    const source = policies.find(({ id }) => id === line.policyId)!
    expect(asked.policyIds).toContain(source.id)
    expect(source.effectiveOn <= worldDay && worldDay < source.expiresOn).toBe(true)
    expect(['QUOTED', 'CANCELED']).not.toContain(source.status)
    expect(source.canceledOn === null || source.canceledOn > worldDay).toBe(true)
    expect([line.effectiveOn, line.expiresOn]).toEqual([source.effectiveOn, source.expiresOn])
    for (const { label, amount, text } of line.limits) {
      const provided = source.coverages.filter(({ name }) => standardName(source.policyType, name) === label)
      const isNoted = (note: string) => note === text || (amount !== null && text === '')
      expect(provided.some(({ limit, note }) => limit === amount && isNoted(note))).toBe(true)
    }
    const given = asked.endorsements.filter(
      ({ policyId, kind }) => policyId === source.id && verdictWithin(kind, source, asked) === 'SUPPORTED',
    )
    const has = (interest: string) => given.some(({ kind }) => endorsements[kind].gives === interest)
    expect(line.hasAdditionalInsured).toBe(has('ADDITIONAL_INSURED'))
    expect(line.hasWaiver).toBe(has('WAIVER'))
  }
  for (const { form: number, policyNumber } of stated)
    expect(
      policies.some(
        (each) =>
          each.policyNumber === policyNumber &&
          each.forms.some((one) => number === [one.number, one.edition].filter(Boolean).join(' ')),
      ),
    ).toBe(true)
}
