import { describe, expect, test } from 'vitest'
import { corrected, findingsOf } from './findings.rules.ts'
import type { FindingKind } from './finding-kinds.ts'
import { projectedMod } from './next-mod.rules.ts'
import { comingYear, experiencePeriod, valuationsOf } from './experience-period.ts'
import { experienceMessages } from './experience.messages.ts'
import { sampleClaim, sampleClass, samplePlan, sampleSheet } from './test/sample-sheet.ts'
import { worksheetErrors } from './worksheet-errors.ts'

const sheets = {
  CLAIM_TWICE: sampleSheet({ claims: [sampleClaim('A-1', 10), sampleClaim('B', 5), sampleClaim('a 1', 10)] }),
  CLOSED_STILL_OPEN: sampleSheet({
    claims: [sampleClaim('A', 90, { isOpen: true, closedOn: '2025-02-01', currentIncurred: 4000 })],
  }),
  MEDICAL_ONLY_NOT_REDUCED: sampleSheet({ claims: [sampleClaim('A', 2000, { ijCode: 6, printedPrimary: 200_000 })] }),
  SUBROGATION_MISSING: sampleSheet({ claims: [sampleClaim('A', 100, { recovered: 2500 })] }),
  PAYROLL_VS_AUDIT: sampleSheet({ classes: [sampleClass({ auditedPayroll: 90_000_000 })], claims: [] }),
  SOLD_ENTITY: sampleSheet({
    soldEntities: [{ name: 'Old Yard LLC', soldOn: '2025-06-30' }],
    classes: [sampleClass(), sampleClass({ entity: 'OLD YARD LLC' })],
    claims: [sampleClaim('A', 100, { entity: 'Old Yard LLC' })],
  }),
  RATES_DIFFER: sampleSheet({ classes: [sampleClass({ elr: 3.5, dRatio: 0.4 })], claims: [] }),
} as const satisfies Record<FindingKind, unknown>

describe('the error finder', () => {
  test.each([
    ['CLAIM_TWICE', [], [0, 2]],
    ['CLOSED_STILL_OPEN', [], [0]],
    ['MEDICAL_ONLY_NOT_REDUCED', [], [0]],
    ['SUBROGATION_MISSING', [], [0]],
    ['PAYROLL_VS_AUDIT', [0], []],
    ['SOLD_ENTITY', [1], [0]],
    ['RATES_DIFFER', [0], []],
  ] as const)('finds %s, and names its lines', (kind, classes, claims) => {
    expect(findingsOf(sheets[kind], samplePlan())).toEqual([{ kind, classes, claims }])
  })

  test('does not question a printed worksheet on the authority of sample values', () => {
    const samples = { ...samplePlan(), owner: 'SAMPLE' }
    expect(findingsOf(sheets.RATES_DIFFER, samples)).toEqual([])
    expect(worksheetErrors(sampleSheet({ split: 1 }), '2026-01-01', samples)).toEqual({})
  })

  test('finds nothing on a worksheet that is right', () => {
    const right = sampleSheet({
      soldEntities: [{ name: 'Later LLC', soldOn: '2026-06-30' }],
      classes: [sampleClass({ elr: 3, auditedPayroll: 100_000_000, entity: 'Later LLC' })],
      claims: [sampleClaim('A', 2000, { ijCode: 6, printedPrimary: 60_000 }), sampleClaim('B', 1, { isOpen: true })],
    })
    expect(findingsOf(right, samplePlan())).toEqual([])
  })

  test.each(Object.entries(sheets) as [FindingKind, (typeof sheets)[FindingKind]][])(
    'knows how the worksheet would be without %s',
    (kind, sheet) => {
      const right = corrected(sheet, samplePlan(), kind)
      const left = findingsOf(right, samplePlan()).map((finding) => finding.kind)
      // What the bureau printed is not changed by what we know better.
      expect(left).toEqual(kind === 'MEDICAL_ONLY_NOT_REDUCED' ? [kind] : [])
    },
  )

  test('corrects amounts as the newer figures say', () => {
    const incurred = (kind: FindingKind) => corrected(sheets[kind], samplePlan(), kind).claims[0]?.incurred
    expect([incurred('CLOSED_STILL_OPEN'), incurred('SUBROGATION_MISSING')]).toEqual([4000, 7500])
    expect(corrected(sheets.CLAIM_TWICE, samplePlan(), 'CLAIM_TWICE').claims.map(({ number }) => number)).toEqual([
      'A-1',
      'B',
    ])
  })
})

describe('the experience period', () => {
  test('is three policy years, the last of which ends a year before the rating date', () => {
    expect(experiencePeriod('2026-01-01')).toEqual({ from: '2022-01-01', until: '2025-01-01' })
    expect(comingYear('2026-01-01')).toEqual({ from: '2025-01-01', until: '2026-01-01' })
  })

  test('has valuations after 18, 30 and 42 months, each with its months of review before', () => {
    expect(valuationsOf('2025-01-01').map(({ valuedOn }) => valuedOn)).toEqual([
      '2026-07-01',
      '2027-07-01',
      '2028-07-01',
    ])
    expect(valuationsOf('2025-01-01')[0]).toMatchObject({ reviewFrom: '2026-04-01', reviewBy: '2026-06-01' })
  })

  test('refuses lines outside of it, and a split point of another state or date', () => {
    const sheet = sampleSheet({
      split: 1_850_000,
      classes: [sampleClass({ policyFrom: '2022-01-01' }), sampleClass({ policyFrom: '2025-01-01' })],
      claims: [sampleClaim('A', 1, { policyFrom: '2021-12-31' })],
      comingClasses: [sampleClass({ policyFrom: '2025-01-01' })],
      comingClaims: [sampleClaim('B', 1, { policyFrom: '2026-01-01' })],
    })
    expect(worksheetErrors(sheet, sheet.ratingOn, samplePlan())).toEqual({
      'classes.1.policyFrom': experienceMessages.outsidePeriod('01/01/2022', '01/01/2025'),
      'claims.0.policyFrom': experienceMessages.outsidePeriod('01/01/2022', '01/01/2025'),
      'comingClaims.0.policyFrom': experienceMessages.outsidePeriod('01/01/2025', '01/01/2026'),
    })
    expect(worksheetErrors(sampleSheet({ split: 100 }), '2026-01-01', samplePlan())).toEqual({
      split: experienceMessages.wrongSplit('$1', '$18,500', 'NCCI 2026'),
    })
    expect(worksheetErrors(sampleSheet({ split: 100 }), '2026-01-01', null)).toEqual({})
  })
})

describe('the next modification', () => {
  const coming = { comingClasses: [sampleClass({ policyFrom: '2025-01-01' })] }

  test('leaves out the oldest policy year, and takes in the coming one with claims as they are valued now', () => {
    const sheet = sampleSheet({
      ...coming,
      claims: [sampleClaim('Old', 90_000, { policyFrom: '2022-01-01' }), sampleClaim('A', 9, { currentIncurred: 500 })],
      comingClaims: [sampleClaim('New', 7, { policyFrom: '2025-05-01' })],
    })
    const next = projectedMod({ worksheet: sheet, plan: samplePlan(), nextPlan: null, comingLosses: null })
    expect(next).toMatchObject({ ratingOn: '2027-01-01', plan: { edition: '2026' } })
    const claims = 'mod' in next ? next.mod.claims.map(({ line, limited }) => [line.number, limited]) : []
    expect(claims).toEqual([
      ['A', 500],
      ['New', 700],
    ])
    const other = projectedMod({
      worksheet: sheet,
      plan: samplePlan(),
      nextPlan: null,
      comingLosses: { valuedOn: '2026-01-01', valuedTo: '2026-01-01', claims: [] },
    })
    expect('mod' in other && other.mod.claims).toHaveLength(1)
  })

  test('takes the rates of the next year where they are loaded', () => {
    const sheet = sampleSheet({ ...coming, classes: [sampleClass({ elr: 9, dRatio: 0.9 })] })
    const next = projectedMod({
      worksheet: sheet,
      plan: null,
      nextPlan: { ...samplePlan(), edition: '2027' },
      comingLosses: null,
    })
    expect(next).toMatchObject({ plan: { edition: '2027' }, mod: { classes: [{ elr: 3 }, { elr: 3 }] } })
  })

  test('is not figured without the payroll of the coming year, or without values', () => {
    expect(projectedMod({ worksheet: sampleSheet(), plan: samplePlan(), nextPlan: null, comingLosses: null })).toEqual({
      missing: [experienceMessages.noComing('01/01/2025')],
    })
    expect(projectedMod({ worksheet: sampleSheet(coming), plan: null, nextPlan: null, comingLosses: null })).toEqual({
      missing: [experienceMessages.noPlan('IL', '01/01/2027')],
    })
  })
})
