import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRows } from '../schedules/checks/check-schedule.ts'
import { columnsOf } from '../schedules/columns/schedule-columns.ts'
import type { Comparison } from '../schedules/published/rule-terms.ts'
import { comparisonsOf, termTest } from '../schedules/published/rule-terms.ts'
import { canMeetAll, doContradict } from './contradictions.ts'
import { scheduleRuleMessages as messages } from './schedule-rule.messages.ts'
import { hitPercent, isRuleDay, normalizedRule, ruleErrors } from './schedule-rule.rules.ts'
import type { RuleTerm, ScheduleRuleDraft } from './schedule-rule.shapes.ts'

const autos = columnsOf('AUTO')
const term = (
  column: string,
  comparison: Comparison,
  value: string | null = null,
  to: string | null = null,
): RuleTerm => ({
  column,
  comparison,
  value,
  to,
})
const rule = (more: Partial<ScheduleRuleDraft> = {}): ScheduleRuleDraft => ({
  name: 'Heavy trucks',
  scheduleType: 'AUTO',
  brokerage: null,
  lines: [],
  startsOn: '2026-01-01',
  endsOn: null,
  conditions: [term('body', 'EQUALS', 'Heavy')],
  requirement: term('gvw', 'AT_LEAST', '20,001'),
  severity: 'HARD',
  message: 'a heavy truck weighs more than 20,000 lbs',
  ...more,
})

describe('a rule', () => {
  test('is stored with its values as cells hold them', () => {
    expect(ruleErrors(rule(), autos)).toEqual({})
    expect(normalizedRule(rule({ conditions: [term('body', 'EQUALS', 'heavy')] }), autos)).toMatchObject({
      conditions: [{ value: 'Heavy' }],
      requirement: { value: '20001' },
    })
  })

  test('names each field that is wrong', () => {
    expect(
      ruleErrors(
        rule({
          endsOn: '2025-12-31',
          conditions: [term('noSuch', 'EQUALS', 'x'), term('body', 'AT_LEAST', 'Heavy'), term('gvw', 'EQUALS')],
          requirement: term('gvw', 'BETWEEN', '200', '100'),
        }),
        autos,
      ),
    ).toEqual({
      'conditions.0.column': messages.unknownColumn,
      'conditions.1.comparison': messages.badComparison,
      'conditions.2.value': messages.valueRequired,
      'requirement.to': messages.rangeReversed,
      endsOn: messages.endBeforeStart,
    })
    expect(Object.keys(ruleErrors(rule({ requirement: term('gvw', 'AT_LEAST', 'heavy') }), autos))).toEqual([
      'requirement.value',
    ])
  })

  test('is refused where no row can meet its conditions, or pass', () => {
    const conditions = [term('gvw', 'AT_LEAST', '500'), term('gvw', 'LESS_THAN', '400')]
    expect(ruleErrors(rule({ conditions }), autos)).toEqual({ conditions: messages.neverMet })
    expect(ruleErrors(rule({ requirement: term('body', 'EQUALS', 'Light') }), autos)).toEqual({
      requirement: messages.neverPassed,
    })
  })

  test('applies from its first day to its last', () => {
    const days = { startsOn: '2026-02-01', endsOn: '2026-02-03' }
    expect(['2026-01-31', '2026-02-01', '2026-02-03', '2026-02-04'].map((day) => isRuleDay(days, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('counts its hits in percent with one decimal', () => {
    expect([hitPercent(0, 0), hitPercent(1, 3), hitPercent(3, 3)]).toEqual([0, 33.3, 100])
  })
})

describe('two rules', () => {
  const other = (more: Partial<ScheduleRuleDraft>) => rule({ requirement: term('gvw', 'AT_MOST', '15000'), ...more })
  const one = rule({ requirement: term('gvw', 'AT_LEAST', '20001') })

  test('contradict each other where a row of both could never pass', () => {
    expect(doContradict(one, other({}), autos)).toBe(true)
    expect(doContradict(one, other({ conditions: [] }), autos)).toBe(true)
    expect(doContradict(one, other({ requirement: term('gvw', 'AT_MOST', '30000') }), autos)).toBe(false)
    expect(doContradict(one, other({ requirement: term('seats', 'AT_MOST', '2') }), autos)).toBe(false)
    expect(doContradict(one, other({ requirement: term('gvw', 'BLANK') }), autos)).toBe(false)
  })

  test('do not where no row is checked by both', () => {
    expect(doContradict(one, other({ conditions: [term('body', 'EQUALS', 'Light')] }), autos)).toBe(false)
    expect(doContradict(one, other({ startsOn: '2027-01-01' }), autos)).toBe(true)
    expect(doContradict({ ...one, endsOn: '2026-12-31' }, other({ startsOn: '2027-01-01' }), autos)).toBe(false)
    expect(doContradict({ ...one, brokerage: 'HARBOR' }, other({ brokerage: 'SUMMIT' }), autos)).toBe(false)
    expect(doContradict({ ...one, lines: ['AUTO'] }, other({ lines: ['PROPERTY'] }), autos)).toBe(false)
    expect(doContradict(one, other({ scheduleType: 'TRANSPORT' }), autos)).toBe(false)
  })
})

describe('terms on one column', () => {
  const gvw = autos.find(({ key }) => key === 'gvw')!
  const anyTerm = fc
    .tuple(fc.constantFrom(...comparisonsOf('whole')), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }))
    .map(([comparison, value, more]) => term('gvw', comparison, String(value), String(value + more)))

  test('can be met together exactly where some number meets each', () => {
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 2 }), (terms) => {
        const tests = terms.map((each) => termTest(each, gvw))
        const isMet = Array.from({ length: 30 }, (_, at) => String(at - 10)).some((cell) =>
          tests.every((each) => each(cell)),
        )
        const areBlank = terms.length > 0 && terms.every(({ comparison }) => comparison === 'BLANK')
        expect(canMeetAll(terms, gvw)).toBe(isMet || areBlank)
      }),
    )
  })

  test('of dates are compared as days, and of texts without regard to case', () => {
    const purchased = { key: 'acquired', kind: 'date', choices: [] } as const
    expect(termTest(term('acquired', 'AT_LEAST', '2020-01-01'), purchased)('2019-12-31')).toBe(false)
    expect(termTest(term('acquired', 'AT_LEAST', '2020-01-01'), purchased)('soon')).toBeNull()
    expect(termTest(term('make', 'CONTAINS', 'ford'), { kind: 'text' })('Ford Transit')).toBe(true)
    expect(termTest(term('make', 'NOT_EQUALS', 'FORD'), { kind: 'text' })('Ford')).toBe(false)
  })
})

describe('rows', () => {
  const check = (cells: Record<string, string>, columns = autos) =>
    checkRows([{ rowId: '1', cells }], {
      type: 'AUTO',
      columns,
      today: '2026-11-28',
      published: [
        {
          conditions: [term('body', 'EQUALS', 'Heavy')],
          requirement: term('gvw', 'AT_LEAST', '20001'),
          severity: 'HARD_ERROR',
          message: 'is too light',
        },
        { conditions: [], requirement: term('seats', 'FILLED'), severity: 'OUTLIER', message: 'has no seats' },
      ],
    })
      .filter(({ message }) => message.startsWith('is too light') || message.startsWith('has no seats'))
      .map(({ column, severity }) => [column, severity])

  test('are checked by the rules published for them', () => {
    expect(check({ body: 'Heavy', gvw: '9000', seats: '2' })).toEqual([['gvw', 'HARD_ERROR']])
    expect(check({ body: 'Light', gvw: '9000', seats: '2' })).toEqual([])
    expect(check({ body: 'Heavy', gvw: '33000' })).toEqual([['seats', 'OUTLIER']])
  })

  test('are not where a blank cell has nothing to compare, the row is removed, or a column is hidden', () => {
    expect(check({ body: 'Heavy', seats: '2' })).toEqual([])
    expect(check({ body: 'Heavy', gvw: '9000', rowStatus: 'REMOVED' })).toEqual([])
    const withoutBody = autos.filter(({ key }) => key !== 'body')
    expect(check({ body: 'Heavy', gvw: '9000', seats: '2' }, withoutBody)).toEqual([])
  })
})
