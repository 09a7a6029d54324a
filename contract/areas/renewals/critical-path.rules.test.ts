import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { criticalPath, type PathAsked, stepsToRemind } from './critical-path.ts'
import { defaultLeadDays, laterSteps, leadDaysFor, leadSteps, withDefaults } from './lead-times.ts'
import { sectionKinds } from './section-kinds.ts'

const today = '2026-11-22'
const worst = { DONE: 0, ON_TIME: 0, SLIPPING: 1, LATE: 2 } as const

const leadDays = fc
  .tuple(...leadSteps.map(() => fc.integer({ min: 0, max: 60 })))
  .map((days) => Object.fromEntries(leadSteps.map((step, at) => [step, days[at]!])) as PathAsked['leadDays'])
const openSections = fc.uniqueArray(fc.constantFrom(...sectionKinds.slice(0, 6)), { maxLength: 6 }).chain((kinds) =>
  fc.tuple(
    ...kinds.map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        status: fc.constantFrom('NOT_STARTED' as const, 'IN_PROGRESS' as const, 'IN_REVIEW' as const),
        percent: fc.integer({ min: 0, max: 100 }),
      }),
    ),
  ),
)
/** Steps are done one after the other, so finished ones come first. */
const doneAt = fc
  .tuple(fc.integer({ min: 0, max: laterSteps.length }), fc.integer({ min: 0, max: 40 }))
  .map(([count, ago]) =>
    Object.fromEntries(laterSteps.slice(0, count).map((step) => [step, `${addDays(today, -ago)}T12:00:00.000Z`])),
  )
const asked: fc.Arbitrary<PathAsked> = fc.record({
  effectiveOn: fc.integer({ min: -20, max: 300 }).map((days) => addDays(today, days)),
  startedOn: fc.integer({ min: 0, max: 120 }).map((days) => addDays(today, -days)),
  today: fc.constant(today),
  leadDays,
  openSections,
  hasFinished: fc.boolean(),
  doneAt,
})

test('people are reminded of open sections that slip, else of the next step alone, and never the market', () => {
  fc.assert(
    fc.property(asked, (path) => {
      const { steps } = criticalPath(path)
      const reminded = stepsToRemind(steps)
      for (const { state, side } of reminded) {
        expect(['SLIPPING', 'LATE']).toContain(state)
        expect(side).not.toBe('MARKET')
      }
      const slipping = steps.filter(({ state }) => state === 'SLIPPING' || state === 'LATE')
      const open = new Set<string>(path.openSections.map(({ kind }) => kind))
      const next = steps.find((step) => step.doneAt === null)
      const inHand = slipping.filter((step) => (open.size > 0 ? open.has(step.step) : step === next))
      expect(reminded).toEqual(inHand.filter(({ side }) => side !== 'MARKET'))
    }),
  )
})

describe('the critical path', () => {
  test('has its latest safe days in order, the last of them by its lead time before the term', () => {
    fc.assert(
      fc.property(asked, (of) => {
        const { steps } = criticalPath(of)
        const days = steps.map(({ latestSafeOn }) => latestSafeOn)
        expect(days).toEqual(days.toSorted())
        const planned = leadSteps.reduce((sum, step) => sum + of.leadDays[step], 20)
        const isLate = daysBetween(of.startedOn, of.effectiveOn) < planned
        const last = addDays(of.effectiveOn, -of.leadDays.BIND_ORDER)
        expect(isLate ? days.at(-1)! >= last : days.at(-1) === last).toBe(true)
        // However late it starts, no step was due before it began.
        const first = of.startedOn <= of.effectiveOn ? of.startedOn : ''
        expect(days.every((day) => !isLate || day >= first)).toBe(true)
        expect(steps.map(({ step }) => step)).toEqual([...of.openSections.map(({ kind }) => kind), ...laterSteps])
      }),
    )
  })

  test('is never less safe where the term begins later', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 200 }), (of, more) => {
        const sooner = criticalPath(of)
        const later = criticalPath({ ...of, effectiveOn: addDays(of.effectiveOn, more) })
        for (const [at, { state }] of later.steps.entries())
          expect(worst[state]).toBeLessThanOrEqual(worst[sooner.steps[at]!.state])
        expect(later.slippingDays ?? 0).toBeLessThanOrEqual(sooner.slippingDays ?? 0)
      }),
    )
  })

  test('is never less safe where a section is further', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 100 }), (of, more) => {
        const further = of.openSections.map((section) => ({
          ...section,
          percent: Math.min(100, section.percent + more),
        }))
        const spent = daysBetween(of.startedOn, today)
        fc.pre(of.openSections.every(({ percent }) => percent > 0) && spent > 0)
        const slips = (path: PathAsked) => criticalPath(path).slippingDays ?? 0
        expect(slips({ ...of, openSections: further })).toBeLessThanOrEqual(slips(of))
      }),
    )
  })

  test('forecasts nothing of what is done, and nothing else before today', () => {
    fc.assert(
      fc.property(asked, (of) => {
        for (const { doneAt: done, forecastOn, state } of criticalPath(of).steps) {
          expect(state === 'DONE').toBe(done !== null)
          expect(done === null || forecastOn === null).toBe(true)
          expect((forecastOn ?? today) >= today).toBe(true)
        }
      }),
    )
  })

  test('says by how many days the pace so far misses the term', () => {
    const of: PathAsked = {
      effectiveOn: '2027-03-22',
      startedOn: '2026-11-12',
      today,
      leadDays: defaultLeadDays,
      openSections: [{ kind: 'PROFILE', status: 'IN_PROGRESS', percent: 25 }],
      hasFinished: true,
      doneAt: {},
    }
    const { steps, slippingDays } = criticalPath(of)
    // Ten days for a quarter of it: thirty more for the rest, and a hundred until it is bound and the term begins.
    expect(steps[0]).toMatchObject({ step: 'PROFILE', side: 'CLIENT', forecastOn: '2026-12-22', state: 'SLIPPING' })
    expect(steps[0]!.latestSafeOn).toBe(addDays('2027-03-22', -100))
    expect(slippingDays).toBe(10)
    expect(criticalPath({ ...of, effectiveOn: '2027-04-01' }).slippingDays).toBe(0)
    const unknown = criticalPath({ ...of, hasFinished: false })
    expect([unknown.slippingDays, unknown.steps[0]!.forecastOn]).toEqual([null, null])
  })

  test('of a renewal that starts late is fitted into the days that there are, without a forecast on the first', () => {
    const { steps, slippingDays } = criticalPath({
      effectiveOn: addDays(today, 84),
      startedOn: today,
      today,
      leadDays: defaultLeadDays,
      openSections: sectionKinds.slice(0, 6).map((kind) => ({ kind, status: 'NOT_STARTED', percent: 0 })),
      hasFinished: false,
      doneAt: {},
    })
    expect([slippingDays, new Set(steps.map(({ state }) => state))]).toEqual([null, new Set(['ON_TIME'])])
    expect(steps[0]!.latestSafeOn).toBe(addDays(today, 14))
  })
})

describe('lead times', () => {
  const rule = fc.record({
    step: fc.constantFrom(...leadSteps),
    days: fc.integer({ min: 0, max: 90 }),
    from: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days)),
  })

  test('are those of the newest rule by the day on which the term begins, else the usual', () => {
    fc.assert(
      fc.property(fc.uniqueArray(rule, { selector: ({ step, from }) => step + from }), rule, (rules, { from: day }) => {
        const found = leadDaysFor(rules, day)
        for (const step of leadSteps) {
          const inForce = rules.filter((each) => each.step === step && each.from <= day).map(({ from }) => from)
          const newest = rules.find((each) => each.step === step && each.from === inForce.toSorted().at(-1))
          expect(found[step]).toBe(newest?.days ?? defaultLeadDays[step])
        }
      }),
    )
  })

  test('are shown with the usual ones, which change nothing', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 4 }), rule, (rules, { from: day }) => {
        const shown = withDefaults(rules)
        expect(new Set(shown.map(({ step }) => step))).toEqual(new Set(leadSteps))
        expect(leadDaysFor(shown, day)).toEqual(leadDaysFor(rules, day))
      }),
    )
  })

  test('usually put a renewal into the market 90 days ahead, a proposal out 30 and the order 14', () => {
    const { steps } = criticalPath({
      effectiveOn: addDays(today, 200),
      startedOn: today,
      today,
      leadDays: defaultLeadDays,
      openSections: [],
      hasFinished: false,
      doneAt: {},
    })
    const ahead = Object.fromEntries(
      steps.map(({ step, latestSafeOn }) => [step, 200 - daysBetween(today, latestSafeOn)]),
    )
    expect(ahead).toMatchObject({ SUBMISSION: 90, PROPOSAL: 30, CLIENT_DECISION: 14, BIND_ORDER: 7 })
  })
})
