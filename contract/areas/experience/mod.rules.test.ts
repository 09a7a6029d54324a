import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasPlaces, ratio } from './exact.rules.ts'
import { experienceMessages } from './experience.messages.ts'
import { isMissing, type Mod, modOf } from './mod.rules.ts'
import type { RatingPlan } from './plan.shapes.ts'
import { ratingOf } from './rating-bureaus.ts'
import { stateChoices, stateNameOf } from '../schedules/values/us-states.ts'
import { sampleClaim, sampleClass, samplePlan, sampleSheet } from './test/sample-sheet.ts'
import { supposed } from './what-if.rules.ts'

function figure(sheet = sampleSheet(), plan: RatingPlan | null = samplePlan()): Mod {
  const figured = modOf(sheet, plan)
  if (isMissing(figured)) throw new Error(figured.missing.join())
  return figured
}

const missing = (sheet = sampleSheet(), plan: RatingPlan | null = samplePlan()) => {
  const figured = modOf(sheet, plan)
  return isMissing(figured) ? figured.missing : []
}

const california: RatingPlan = {
  ...samplePlan(),
  state: 'CA',
  values: { formula: 'CALIFORNIA', leftOut: 25_000, thresholds: [{ from: 0, threshold: 1_000_000 }] },
}

describe('the modification', () => {
  test('of the specification is 1.12, loss-free 0.72, and its claim counts for 0.383', () => {
    const mod = figure()
    expect([mod.mod, mod.lossFree, mod.controllable]).toEqual([1.12, 0.72, 0.4])
    expect(mod.claims.map(({ effect }) => effect)).toEqual([0.383, 0.012])
    expect([mod.expected, mod.expectedPrimary, mod.expectedExcess]).toEqual([3_000_000, 1_200_000, 1_800_000])
    expect([mod.actualPrimary, mod.actualExcess]).toEqual([1_910_000, 650_000])
    // 0.383 × $100,000 × 3 years.
    expect(mod.claims[0]?.cost).toBe(11_490_000)
  })

  test('counts a medical-only claim in full where its reduction is not approved', () => {
    const { claims } = figure(sampleSheet(), samplePlan({ medicalOnly: null }))
    expect(claims.map(({ counted }) => counted)).toEqual([2_500_000, 200_000])
  })

  test('counts a claim up to the accident limit, and reduces it after that', () => {
    const plan = samplePlan({ accidentLimit: 1_000_000 })
    const sheet = sampleSheet({ claims: [sampleClaim('A', 25_000, { ijCode: 6 })] })
    expect(figure(sheet, plan).claims[0]).toMatchObject({ limited: 1_000_000, counted: 300_000, primary: 300_000 })
  })

  test('takes W and B of the row for its expected losses', () => {
    const weights = [
      { from: 3_000_001, w: 0.3, b: 1 },
      { from: 3_000_000, w: 0.2, b: 3_000_000 },
      { from: 0, w: 0.1, b: 2_000_000 },
    ]
    expect(figure(sampleSheet(), samplePlan({ weights })).basis).toMatchObject({ w: 0.2, b: 3_000_000 })
  })

  test('stops at the cap of a debit, and never caps a credit', () => {
    const cap = { base: 1.1, slope: 0.0004, g: 1200 }
    const capped = figure(sampleSheet(), samplePlan({ cap }))
    expect([capped.uncapped, capped.cap, capped.mod]).toEqual([1.12, 1.11, 1.11])
    const credit = figure(sampleSheet({ claims: [] }), samplePlan({ cap: { ...cap, base: 0.5 } }))
    expect([credit.cap, credit.mod]).toEqual([0.51, 0.72])
  })

  test('is (Ap + Ee) / (Ep + Ee) in California, where $250 of each claim are left out', () => {
    const sheet = sampleSheet({ state: 'CA', claims: [sampleClaim('A', 25_000), sampleClaim('B', 200)] })
    const mod = figure(sheet, california)
    expect(mod.claims.map(({ primary }) => primary)).toEqual([1_000_000, 0])
    // (10,000 + 18,000) / 30,000
    expect([mod.mod, mod.lossFree]).toEqual([0.93, 0.6])
  })

  test('takes rates that are typed in before those of the state', () => {
    const sheet = sampleSheet({ classes: [sampleClass({ code: '9999', elr: 1.5, dRatio: 0.5 })] })
    expect(figure(sheet).classes[0]).toMatchObject({ expected: 1_500_000, primary: 750_000 })
  })
})

describe('factors typed from the printed worksheet', () => {
  const rates = sampleClass({ elr: 3, dRatio: 0.4 })
  const printed = { split: 1_850_000, accidentLimit: 30_000_000, medicalOnly: 0.3, w: 0.1, b: 2_000_000 }

  test('give the same mod without state values', () => {
    const { mod, basis } = figure(sampleSheet({ ...printed, classes: [rates] }), null)
    expect([mod, basis.asPrinted]).toEqual([1.12, Object.keys(printed)])
  })

  test('replace those of the state one by one', () => {
    const { basis } = figure(sampleSheet({ w: 0.2, accidentLimit: 1_000_000 }))
    expect(basis).toMatchObject({
      split: 1_850_000,
      w: 0.2,
      b: 2_000_000,
      accidentLimit: 1_000_000,
      asPrinted: ['accidentLimit', 'w'],
    })
  })

  test('serve where the state has no row for the expected losses', () => {
    const plan = samplePlan({ weights: [{ from: 9_000_000, w: 0, b: 0 }] })
    expect(figure(sampleSheet({ w: 0.1, b: 2_000_000 }), plan).mod).toBe(1.12)
  })

  test('are named where a claim needs one that is blank', () => {
    const { notPrinted } = experienceMessages
    const sheet = sampleSheet({ classes: [rates], w: 0.1 })
    expect(missing(sheet, null)).toEqual([
      notPrinted.split,
      notPrinted.b,
      notPrinted.accidentLimit,
      notPrinted.medicalOnly,
    ])
    expect(missing({ ...sheet, ...printed, accidentLimit: null, medicalOnly: null, claims: [] }, null)).toEqual([])
  })
})

describe('the formula of the state’s own bureau', () => {
  test.each(['WA', 'OH', 'ND', 'WY'])('is not calculated for the state fund of %s', (state) => {
    expect(missing(sampleSheet({ state }))).toEqual([experienceMessages.stateFund(stateNameOf(state))])
  })

  test.each(['DE', 'PA', 'MI', 'NY', 'NJ', 'MA', 'MN', 'WI'])('is not replaced by NCCI’s in %s', (state) => {
    const rating = ratingOf(state)
    expect(missing(sampleSheet({ state, w: 0.1, b: 1 }), null)).toEqual([
      experienceMessages.ownPlan(stateNameOf(state), rating.bureau),
    ])
  })

  test('refuses values of another formula', () => {
    expect(missing(sampleSheet(), california)).toEqual([experienceMessages.wrongFormula('Illinois', 'NCCI')])
    expect(missing(sampleSheet({ state: 'CA' }))).toEqual([
      experienceMessages.wrongFormula('California', 'WCIRB California'),
    ])
  })

  test('is known for every state', () => {
    const unknown = stateChoices.filter(({ value }) => ratingOf(value).bureau === 'None on file')
    expect(unknown.map(({ value }) => value).filter((code) => !['AS', 'GU', 'MP'].includes(code))).toEqual([])
  })
})

describe('what is not known', () => {
  test.each([
    [sampleSheet(), null, [experienceMessages.noPlan('IL', '01/01/2026')]],
    [sampleSheet({ classes: [] }), samplePlan(), [experienceMessages.noClasses]],
    [
      sampleSheet({ classes: [sampleClass({ code: '5403F' }), sampleClass({ code: '5403F' })] }),
      samplePlan(),
      [experienceMessages.noRates('5403F', 'NCCI 2026')],
    ],
    [sampleSheet({ classes: [sampleClass({ payroll: 0 })] }), samplePlan(), [experienceMessages.noExpected]],
    [
      sampleSheet(),
      samplePlan({ weights: [{ from: 9_000_000, w: 0, b: 0 }] }),
      [experienceMessages.noWeight('$30,000', 'NCCI 2026')],
    ],
  ])('is named, and nothing is figured: %#', (sheet, plan, expected) => {
    expect(missing(sheet, plan)).toEqual(expected)
  })
})

describe('of any worksheet', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const anySheet = fc
    .record({
      payrolls: fc.array(fc.integer({ min: 1_000_000, max: 10_000_000_000 }), { minLength: 1, maxLength: 6 }),
      claims: fc.array(fc.record({ incurred: amount, ijCode: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 }),
    })
    .map(({ payrolls, claims }) =>
      sampleSheet({
        classes: payrolls.map((payroll) => sampleClass({ payroll })),
        claims: claims.map((claim, at) => sampleClaim(`A-${at}`, 0, claim)),
      }),
    )

  test('the effects of its claims are what stands between it and the loss-free one', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const { mod, lossFree, claims, controllable } = figure(sheet)
        const effects = claims.reduce((total, { effect }) => total + effect, 0)
        expect(Math.abs(mod - lossFree - effects)).toBeLessThan(0.011 + 0.0006 * claims.length)
        expect(controllable).toBeGreaterThanOrEqual(0)
        expect(hasPlaces(mod, 2) && hasPlaces(controllable, 2)).toBe(true)
      }),
    )
  })

  test('a claim that grows never lowers it, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(anySheet, amount, (sheet, more) => {
        const { mod } = figure(sheet)
        const turned = { ...sheet, claims: sheet.claims.toReversed(), classes: sheet.classes.toReversed() }
        expect(figure(turned).mod).toBe(mod)
        const [first] = sheet.claims
        if (first === undefined) return
        const grown = supposed(sheet, { claims: { 0: { incurred: first.incurred + more } }, classes: {} })
        expect(figure(grown).mod).toBeGreaterThanOrEqual(mod)
      }),
    )
  })
})

test('halves are rounded away from zero, without what binary fractions make of them', () => {
  expect([ratio(1005n, 1000n, 2), ratio(-1005n, 1000n, 2), ratio(1_119_500n, 1_000_000n, 3)]).toEqual([
    1.01, -1.01, 1.12,
  ])
})

test('a class under another code takes the rates of that code', () => {
  const sheet = sampleSheet({ classes: [sampleClass({ elr: 9, dRatio: 0.9 })] })
  const plan = { ...samplePlan(), classes: [{ code: '8810', elr: 0.2, dRatio: 0.5 }] }
  const moved = figure(supposed(sheet, { claims: {}, classes: { 0: { code: '8810', payroll: 100_000_000 } } }), plan)
  expect(moved.classes[0]).toMatchObject({ elr: 0.2, dRatio: 0.5, expected: 200_000 })
  expect(supposed(sheet, { claims: {}, classes: { 0: { code: '5403' } } }).classes[0]?.elr).toBe(9)
})
