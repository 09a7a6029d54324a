import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CycleEvent, heldDays } from './held-days.ts'
import { behindFrom, renewalStages, stageDays } from './renewal-stages.ts'
import { sectionKinds } from './section-kinds.ts'
import { sectionMarks } from './section-marks.ts'
import { stepsDone } from './steps-done.ts'
import { wantedDocuments } from './wanted-documents.ts'

const start = Date.UTC(2026, 8, 1)
const dayMs = 86_400_000
const on = (day: number) => new Date(start + day * dayMs).toISOString()

const kinds = sectionKinds.slice(0, 3)
const event: fc.Arbitrary<CycleEvent> = fc.oneof(
  fc.record({ at: fc.integer({ min: 0, max: 100 }).map(on), stage: fc.constantFrom(...renewalStages) }),
  fc.record({
    at: fc.integer({ min: 0, max: 100 }).map(on),
    kind: fc.constantFrom(...kinds),
    mark: fc.option(fc.constantFrom(...sectionMarks)),
  }),
)
const events = fc
  .array(event, { maxLength: 12 })
  .map((all) => all.toSorted((one, other) => (one.at < other.at ? -1 : 1)))

describe('the days that each side has had a renewal', () => {
  test('are never more than have passed, and all of them until it is over', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const held = heldDays({ startedAt: on(0), until: on(60), kinds, events: happened })
        const all = held.client + held.broker + held.market
        expect(Math.min(held.client, held.broker, held.market)).toBeGreaterThanOrEqual(0)
        expect(all).toBeLessThanOrEqual(60 + 1e-9)
        const isOver = happened.some((each) => 'stage' in each && (each.stage === 'BOUND' || each.stage === 'CLOSED'))
        expect(isOver || Math.abs(all - 60) < 1e-6).toBe(true)
      }),
    )
  })

  test('pass from the client to the brokerage, the market, and back', () => {
    const happened: CycleEvent[] = [
      { at: on(0), stage: 'KICKOFF' },
      { at: on(10), kind: 'PROFILE', mark: 'COMPLETE' },
      { at: on(12), kind: 'SCHEDULES', mark: 'IN_REVIEW' },
      { at: on(15), stage: 'TO_MARKET' },
      { at: on(45), stage: 'PROPOSAL' },
      { at: on(50), stage: 'BIND_ORDER' },
      { at: on(51), stage: 'BOUND' },
    ]
    const of = { startedAt: on(0), kinds: ['PROFILE', 'SCHEDULES'] as const, events: happened }
    expect(heldDays({ ...of, until: on(90) })).toEqual({ client: 12 + 5, broker: 3 + 1, market: 30 })
    expect(heldDays({ ...of, until: on(11) })).toEqual({ client: 11, broker: 0, market: 0 })
  })
})

describe('the steps that are done', () => {
  test('are told by the stages, and undone where the renewal goes back', () => {
    const forward: CycleEvent[] = [
      { at: on(0), stage: 'KICKOFF' },
      { at: on(9), stage: 'TO_MARKET' },
      { at: on(20), stage: 'PROPOSAL' },
    ]
    const done = { REVIEW: on(9), SUBMISSION: on(9), MARKET_RESPONSE: on(20), PROPOSAL: on(20) }
    expect(stepsDone(forward)).toEqual(done)
    expect(stepsDone([...forward, { at: on(30), stage: 'CLOSED' }])).toEqual(done)
    expect(stepsDone([...forward, { at: on(22), stage: 'TO_MARKET' }])).toEqual({ REVIEW: on(9), SUBMISSION: on(9) })
    const again: CycleEvent[] = [
      { at: on(22), stage: 'KICKOFF' },
      { at: on(25), stage: 'TO_MARKET' },
    ]
    expect(stepsDone([...forward, ...again])).toEqual({ REVIEW: on(25), SUBMISSION: on(25) })
  })
})

describe('a stage', () => {
  test('is behind once the next one should have begun', () => {
    expect(behindFrom('KICKOFF')).toBe(stageDays.REVIEW)
    expect([behindFrom('BIND_ORDER'), behindFrom('BOUND'), behindFrom('CLOSED')]).toEqual([0, undefined, undefined])
  })
})

test('the documents that are wanted follow the lines, each once', () => {
  expect(wantedDocuments([])).toEqual([])
  expect(
    wantedDocuments([
      { line: 'PROPERTY', policyId: '1' },
      { line: 'WORKERS_COMP', policyId: '2' },
      { line: 'CYBER', policyId: null },
    ]),
  ).toEqual(['POLICY', 'INSPECTION', 'SAFETY_MANUAL'])
  expect(wantedDocuments([{ line: 'constructor', policyId: null }])).toEqual([])
})
