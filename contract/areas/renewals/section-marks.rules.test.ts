import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renewalStages } from './renewal-stages.ts'
import {
  isCompleteStatus,
  markError,
  marksAllowed,
  type MarkAsked,
  sectionMarks,
  sectionStatus,
  sectionStatuses,
  sideOf,
} from './section-marks.ts'

const stage = fc.constantFrom(...renewalStages)
const target = fc.constantFrom(...sectionMarks, 'OPEN' as const)
const status = fc.constantFrom(...sectionStatuses)
const side = fc.constantFrom('CLIENT' as const, 'BROKER' as const)
const standing = fc.record({
  mark: fc.option(fc.constantFrom(...sectionMarks)),
  percent: fc.integer({ min: 0, max: 100 }),
  hardBlockers: fc.nat(3),
})
const asked: fc.Arbitrary<MarkAsked> = fc.record({
  side,
  stage,
  status,
  to: target,
  nothingChanged: fc.boolean(),
  percent: fc.oneof(fc.constant(100), fc.nat(100)),
  hasReason: fc.boolean(),
  hardBlockers: fc.nat(3),
  changed: fc.option(fc.nat(3)),
})

/** Filled in, and nothing known against it. */
const plain = { percent: 100, hasReason: false, hardBlockers: 0, changed: null } as const

describe('how a section stands', () => {
  test('is never complete while hard errors stand', () => {
    fc.assert(
      fc.property(standing, (of) => {
        const stands = sectionStatus(of)
        expect(stands === 'COMPLETE').toBe(of.mark === 'COMPLETE' && of.hardBlockers === 0)
        expect(stands === of.mark).toBe(of.mark !== null && (of.mark !== 'COMPLETE' || of.hardBlockers === 0))
      }),
    )
  })

  test.each([
    [{ mark: null, percent: 0, hardBlockers: 0 }, 'NOT_STARTED'],
    [{ mark: null, percent: 1, hardBlockers: 0 }, 'IN_PROGRESS'],
    [{ mark: null, percent: 100, hardBlockers: 0 }, 'IN_PROGRESS'],
    [{ mark: 'COMPLETE', percent: 0, hardBlockers: 1 }, 'IN_PROGRESS'],
    [{ mark: 'N_A', percent: 0, hardBlockers: 1 }, 'N_A'],
  ] as const)('%j is %s', (of, stands) => {
    expect(sectionStatus(of)).toBe(stands)
  })

  test('puts it into the hands of one side, of the brokerage while it reviews', () => {
    expect(sectionStatuses.filter((each) => sideOf(each) === 'BROKER')).toEqual(['IN_REVIEW'])
    expect(sectionStatuses.filter(isCompleteStatus)).toEqual(['COMPLETE', 'N_A'])
  })
})

describe('a mark', () => {
  test('that the client may make the brokerage may make too', () => {
    fc.assert(
      fc.property(asked, (of) => {
        const broker = marksAllowed('BROKER', of.status, of.stage)
        for (const mark of marksAllowed('CLIENT', of.status, of.stage)) expect(broker).toContain(mark)
        const errors = [markError({ ...of, side: 'CLIENT' }), markError({ ...of, side: 'BROKER' })]
        expect(errors[0] === null && errors[1] !== null).toBe(false)
      }),
    )
  })

  test('is never complete over hard errors, nor attested over values that changed', () => {
    fc.assert(
      fc.property(asked, (of) => {
        fc.pre(markError(of) === null && of.to === 'COMPLETE')
        expect([of.hardBlockers, of.nothingChanged ? (of.changed ?? 0) : 0]).toEqual([0, 0])
      }),
    )
  })

  test('is complete before all is filled in only with a reason, or the word that nothing has changed', () => {
    fc.assert(
      fc.property(asked, (of) => {
        fc.pre(markError(of) === null && of.to === 'COMPLETE')
        expect(of.percent === 100 || of.hasReason || of.nothingChanged).toBe(true)
      }),
    )
    const unfinished = {
      ...plain,
      side: 'CLIENT',
      stage: 'KICKOFF',
      status: 'IN_PROGRESS',
      to: 'COMPLETE',
      percent: 61,
    } as const
    expect(markError({ ...unfinished, nothingChanged: false })).toBe('UNFINISHED')
    expect(markError({ ...unfinished, nothingChanged: false, hasReason: true })).toBeNull()
  })

  test('is none at all once the renewal is over', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('BOUND' as const, 'CLOSED' as const), (of, over) => {
        expect(markError({ ...of, stage: over })).toBe('OVER')
      }),
    )
  })

  test('that opens again is the brokerage’s alone once the renewal is with the market', () => {
    fc.assert(
      fc.property(asked, (any) => {
        const of = { ...any, side: 'CLIENT', to: 'OPEN' } as const
        expect(markError(of) === null && of.stage !== 'KICKOFF').toBe(false)
      }),
    )
    const complete = { ...plain, status: 'COMPLETE', to: 'OPEN', nothingChanged: false } as const
    expect(markError({ ...complete, side: 'CLIENT', stage: 'KICKOFF' })).toBeNull()
    expect(markError({ ...complete, side: 'CLIENT', stage: 'TO_MARKET' })).toBe('STAFF_ONLY')
    expect(markError({ ...complete, side: 'BROKER', stage: 'TO_MARKET' })).toBeNull()
  })

  test.each([
    ['CLIENT', 'NOT_STARTED', 'COMPLETE', false, 'NOT_BEGUN'],
    ['CLIENT', 'NOT_STARTED', 'COMPLETE', true, null],
    ['BROKER', 'NOT_STARTED', 'COMPLETE', false, null],
    ['CLIENT', 'IN_PROGRESS', 'COMPLETE', false, null],
    ['CLIENT', 'IN_PROGRESS', 'IN_REVIEW', false, 'STAFF_ONLY'],
    ['CLIENT', 'IN_PROGRESS', 'N_A', false, 'STAFF_ONLY'],
    ['CLIENT', 'IN_REVIEW', 'COMPLETE', false, 'STAFF_ONLY'],
    ['CLIENT', 'N_A', 'OPEN', false, 'STAFF_ONLY'],
    ['BROKER', 'IN_PROGRESS', 'OPEN', false, 'NO_SUCH_STEP'],
    ['BROKER', 'COMPLETE', 'N_A', false, 'NO_SUCH_STEP'],
  ] as const)('of the %s from %s to %s, nothing changed %s: %s', (who, from, to, nothingChanged, error) => {
    const of = {
      side: who,
      status: from,
      to,
      nothingChanged,
      stage: 'KICKOFF',
      ...plain,
    } as const
    expect(markError(of)).toBe(error)
  })
})
