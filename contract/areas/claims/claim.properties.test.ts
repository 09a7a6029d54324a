import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { acknowledgmentOf, deadlinesOf } from './claim-deadlines.ts'
import { isYearly } from './claim-reminders.ts'
import { claimTypeCodes } from './claim-types.ts'
import { claimMoveNames, type ClaimStatus, isUnderWay, moveOf, movesFrom } from './claim.rules.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const state = fc.constantFrom('NY', 'OH', 'CA', 'US')
const kinds = [
  'EMPLOYER_REPORT',
  'OSHA_LOG',
  'SUMMARY_POST',
  'NO_FAULT',
  'SUIT',
  'ACKNOWLEDGMENT',
  'POLICY_NOTICE',
] as const
const rule: fc.Arbitrary<ClaimDeadlineRule> = fc.record({
  id: fc.uuid(),
  level: fc.constantFrom('PLATFORM', 'BROKERAGE'),
  kind: fc.constantFrom(...kinds),
  state,
  line: fc.constantFrom('', 'AUTO'),
  policyNumber: fc.constantFrom('', 'P-1'),
  amount: fc.integer({ min: 1, max: 400 }),
  unit: fc.constantFrom('CALENDAR', 'WORKING', 'HOURS', 'MONTH_DAY', 'NEXT_MONTH', 'NONE'),
  countedFrom: fc.constantFrom('', 'KNOWN', 'LOSS'),
  source: fc.constant('Rule'),
  fromOn: day,
  version: fc.constant(1),
})

describe('the deadlines of any claim', () => {
  test('are in order, never before the day they are counted from, and each follows from a rule in force', () => {
    const claim = fc.record({
      type: fc.constantFrom(...claimTypeCodes.filter((code) => code !== 'UNKNOWN')),
      lossOn: day,
      state,
    })
    fc.assert(
      fc.property(claim, fc.array(rule, { maxLength: 8 }), ({ type, lossOn, state: of }, rules) => {
        const answers = { lossOn, knownOn: lossOn, servedOn: lossOn, state: of, treatment: 'CLINIC' }
        const found = deadlinesOf({ type, answers, policy: null, reviewOn: null, done: {} }, rules)
        const days = found.map(({ dueOn }) => dueOn)
        expect(days).toEqual(days.toSorted())
        expect(days.filter((dueOn) => dueOn < lossOn)).toEqual([])
        const inForce = rules.filter(({ fromOn, state: where }) => fromOn <= lossOn && [of, 'US'].includes(where))
        expect(found.filter(({ kind }) => !inForce.some((each) => each.kind === kind))).toEqual([])
      }),
    )
  })

  test('that are counted in working days end on a working day, and no earlier for a longer time', () => {
    fc.assert(
      fc.property(day, rule, fc.nat(30), (reportedOn, one, more) => {
        const of = (amount: number) =>
          acknowledgmentOf({ type: 'AUTO', policy: null, answers: { state: 'OH' }, reportedOn }, [
            {
              ...one,
              kind: 'ACKNOWLEDGMENT',
              line: '',
              policyNumber: '',
              unit: 'WORKING',
              state: 'US',
              countedFrom: '',
              fromOn: '2020-01-01',
              amount,
            },
          ])?.dueOn ?? ''
        expect([0, 6]).not.toContain(new Date(`${of(one.amount)}T00:00:00Z`).getUTCDay())
        expect(of(one.amount + more) >= of(one.amount)).toBe(true)
      }),
    )
  })

  test('are of the year, or of the claim alone', () => {
    expect(kinds.filter((kind) => isYearly({ kind }))).toEqual(['SUMMARY_POST'])
  })
})

describe('the steps of any claim', () => {
  test('lead from state to state as they say, and end in a state that can be reopened or goes on', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...claimMoveNames), { maxLength: 30 }), (asked) => {
        const last = asked.reduce<ClaimStatus>((status, name) => {
          const isOffered = movesFrom(status).includes(name)
          expect(isOffered).toBe(moveOf(name).from.includes(status))
          return isOffered ? moveOf(name).to : status
        }, 'REPORTED')
        expect(last).not.toBe('DRAFT')
        expect(movesFrom(last).includes('REOPEN')).toBe(!isUnderWay(last))
        expect(movesFrom(last).length).toBeGreaterThan(0)
      }),
    )
  })

  test('never begin at a draft, which is reported instead', () => {
    expect(movesFrom('DRAFT')).toEqual([])
  })
})
