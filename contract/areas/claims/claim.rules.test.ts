import { describe, expect, test } from 'vitest'
import { acknowledgmentOf, countdown, deadlinesOf, mayMark, metBy, undatedOf } from './claim-deadlines.ts'
import type { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { maskSocialSecurity } from '../../kit/tax-number.ts'
import { askedOf, medicalKeys, questionsOf } from './claim-questions.ts'
import { claimTypeCodes } from './claim-types.ts'
import { claimMessages } from './claim.messages.ts'
import {
  claimMoveNames,
  claimStatuses,
  moveOf,
  movesFrom,
  policiesInForce,
  reportErrors,
  splitAnswers,
} from './claim.rules.ts'
import { triage, type TriageAnswers } from './triage.ts'

describe('Social Security numbers', () => {
  test.each(['123-45-6789', '123 45 6789', '123.45.6789', 'SSN 123456789', 'social security number: 123-456789'])(
    'masks %s',
    (text) => {
      const masked = maskSocialSecurity(`Employee ${text}, hurt`)
      expect(masked).toContain('***-**-****')
      expect(masked).not.toMatch(/6789/)
    },
  )

  test.each(['Policy WC-15590-26', '(555) 010-0132', 'FEIN 12-3456789', '07/04/2026', 'unit 123456789'])(
    'leaves %s',
    (text) => expect(maskSocialSecurity(text)).toBe(text),
  )
})

describe('the questions of a claim', () => {
  test.each(claimTypeCodes.filter((type) => type !== 'UNKNOWN'))(
    'ask %s each fact once, when, where, and what',
    (type) => {
      const keys = questionsOf(type).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toEqual(expect.arrayContaining(['lossOn', 'location', 'state', 'what', 'contactName']))
    },
  )

  test('ask what follows only where it applies', () => {
    const keys = (answers: Record<string, string>) => askedOf('AUTO', answers).map(({ key }) => key)
    expect(keys({})).not.toContain('towedTo')
    expect(keys({ isTowed: 'Y' })).toContain('towedTo')
  })

  test('keep medical facts apart, whichever type they are of', () => {
    const { open, medical } = splitAnswers({ what: 'Fell', bodyPart: 'Knee', injuries: 'Broken', hasInjuries: 'Y' })
    expect([open, medical]).toEqual([
      { what: 'Fell', hasInjuries: 'Y' },
      { bodyPart: 'Knee', injuries: 'Broken' },
    ])
    expect([...medicalKeys]).toEqual(expect.arrayContaining(['birthDate', 'treatment', 'nature', 'physician', 'wage']))
  })

  test('refuse a loss after today and answers of another form', () => {
    const errors = reportErrors('PROPERTY', { lossOn: '2026-06-09', estimate: 'a lot', cause: 'Bees' }, '2026-06-01')
    expect(errors).toMatchObject({
      lossOn: 'cannot be after today',
      estimate: 'must be a whole number of dollars',
      cause: 'must be one of the choices',
    })
  })
})

describe('the questions of someone who does not know the type', () => {
  const paths = (answers: TriageAnswers = {}): { answers: TriageAnswers; end: ReturnType<typeof triage> }[] => {
    const step = triage(answers)
    if ('type' in step) return [{ answers, end: step }]
    return step.ask.answers.flatMap(({ value }) => paths({ ...answers, [step.ask.key]: value }))
  }

  test('are at most three, and every way through them ends at a type with a reason', () => {
    const all = paths()
    expect(Math.max(...all.map(({ answers }) => Object.keys(answers).length))).toBeLessThanOrEqual(3)
    for (const { end } of all) expect(end).toMatchObject({ because: expect.stringMatching(/\w+\.$/) })
    const types = new Set(all.map(({ end }) => 'type' in end && end.type))
    expect(types).toEqual(new Set(claimTypeCodes.filter((type) => type !== 'UNKNOWN')))
  })
})

describe('the states of a claim', () => {
  test('can be left, and none but a draft is a dead end', () => {
    for (const status of claimStatuses.filter((each) => each !== 'DRAFT'))
      expect([status, movesFrom(status).length > 0]).toEqual([status, true])
    expect(movesFrom('DRAFT')).toEqual([])
    for (const name of claimMoveNames) expect(moveOf(name).from).not.toContain('DRAFT')
  })
})

describe('the policy of a claim', () => {
  const term = { carrier: 'Acadia', policyNumber: 'P', effectiveOn: '2026-01-01', endsOn: '2027-01-01' }
  const policies = [
    { ...term, id: 'gl', line: 'GENERAL_LIABILITY' },
    { ...term, id: 'epl', line: 'EMPLOYMENT_PRACTICES' },
  ]

  test('is in force from its effective date to the day before it ends', () => {
    const on = (lossOn: string) => policiesInForce(policies, 'GENERAL_LIABILITY', { lossOn }).map(({ id }) => id)
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([[], ['gl'], ['gl'], []])
  })

  test('of claims made is that of the day the claim was made', () => {
    const answers = { lossOn: '2021-03-01', awareOn: '2026-02-01', madeOn: '2026-03-01' }
    expect(policiesInForce(policies, 'EPLI', answers).map(({ id }) => id)).toEqual(['epl'])
    expect(policiesInForce(policies, 'EPLI', { lossOn: '2021-03-01' })).toEqual([])
  })
})

describe('deadlines', () => {
  const rule = (more: Partial<ClaimDeadlineRule>): ClaimDeadlineRule => ({
    id: 'r',
    level: 'PLATFORM',
    kind: 'EMPLOYER_REPORT',
    state: 'US',
    line: '',
    policyNumber: '',
    amount: 7,
    unit: 'CALENDAR',
    countedFrom: '',
    fromOn: '2020-01-01',
    source: 'A law',
    version: 1,
    ...more,
  })
  const unknown = { policy: null, reviewOn: null, done: {} }
  const due = (rules: ClaimDeadlineRule[], answers: Record<string, string>) =>
    deadlinesOf({ ...unknown, type: 'WORK_COMP', answers }, rules).map(({ kind, dueOn }) => [kind, dueOn])

  test('follow the rule of the state and day, the brokerage’s before the platform’s', () => {
    const answers = { lossOn: '2026-05-01', knownOn: '2026-05-04', state: 'NY' }
    expect(due([rule({})], answers)).toEqual([['EMPLOYER_REPORT', '2026-05-11']])
    expect(due([rule({}), rule({ state: 'NY', amount: 10 })], answers)).toEqual([['EMPLOYER_REPORT', '2026-05-14']])
    const own = rule({ state: 'NY', level: 'BROKERAGE', amount: 2, unit: 'WORKING' })
    expect(due([rule({ state: 'NY' }), own], answers)).toEqual([['EMPLOYER_REPORT', '2026-05-06']])
    expect(due([rule({ fromOn: '2026-06-01' })], answers)).toEqual([])
  })

  test('of a few hours fall due the same or the next day', () => {
    const answers = { knownOn: '2026-05-04', state: 'OH', treatment: 'FATAL' }
    expect(due([rule({ kind: 'OSHA_FATALITY', amount: 8, unit: 'HOURS' })], answers)).toEqual([
      ['OSHA_FATALITY', '2026-05-04'],
    ])
  })

  test('of the OSHA summary fall on a date of the next year, whether or not the injury is recordable', () => {
    const yearly = [
      rule({ kind: 'SUMMARY_POST', amount: 201, unit: 'NEXT_YEAR' }),
      rule({ kind: 'SUMMARY_SUBMIT', amount: 302, unit: 'NEXT_YEAR' }),
      rule({ kind: 'SUMMARY_REMOVE', amount: 430, unit: 'NEXT_YEAR' }),
    ]
    const expected = [
      ['SUMMARY_POST', '2027-02-01'],
      ['SUMMARY_SUBMIT', '2027-03-02'],
      ['SUMMARY_REMOVE', '2027-04-30'],
    ]
    expect(due(yearly, { lossOn: '2026-05-01', state: 'OH', treatment: 'FIRST_AID' })).toEqual(expected)
    expect(due(yearly, { lossOn: '2026-05-01', state: 'OH', treatment: 'FATAL' })).toEqual(expected)
  })

  test('of the carrier’s acknowledgment follow the state’s rule on the day of the report, else the one of any state', () => {
    const ruleFor = (state: string, more: Partial<ClaimDeadlineRule> = {}): ClaimDeadlineRule =>
      rule({ kind: 'ACKNOWLEDGMENT', state, amount: 15, ...more })
    const rules = [
      ruleFor('US'),
      ruleFor('NY', { unit: 'WORKING' }),
      ruleFor('NY', { unit: 'WORKING', amount: 10, fromOn: '2026-06-01' }),
    ]
    const dueIn = (state: string, reportedOn: string | null) =>
      acknowledgmentOf({ type: 'AUTO', policy: null, answers: { state }, reportedOn }, rules)?.dueOn
    expect(dueIn('OH', '2026-05-01')).toBe('2026-05-16')
    expect(dueIn('NY', '2026-05-01')).toBe('2026-05-22')
    expect(dueIn('NY', '2026-06-01')).toBe('2026-06-15')
    expect([dueIn('OH', null), dueIn('OH', '2019-12-31')]).toEqual([undefined, null])
  })

  test('of the carrier’s acknowledgment follow the rule of the line, which may have none, in any state', () => {
    const ruleFor = (more: Partial<ClaimDeadlineRule>): ClaimDeadlineRule =>
      rule({ kind: 'ACKNOWLEDGMENT', amount: 15, ...more })
    const none = ruleFor({ line: 'WORKERS_COMP', unit: 'NONE' })
    const rules = [ruleFor({}), ruleFor({ state: 'NY', unit: 'WORKING' }), none]
    const dueOf = (type: 'WORK_COMP' | 'AUTO', state: string, line: string | null, more: ClaimDeadlineRule[] = []) => {
      const policy = line === null ? null : { line, policyNumber: '', endsOn: '2027-01-01' }
      return acknowledgmentOf({ type, policy, answers: { state }, reportedOn: '2026-05-01' }, [...rules, ...more])
        ?.dueOn
    }
    expect([dueOf('WORK_COMP', 'OH', 'WORKERS_COMP'), dueOf('WORK_COMP', 'NY', null)]).toEqual([null, null])
    expect([dueOf('AUTO', 'OH', 'AUTO'), dueOf('AUTO', 'NY', null)]).toEqual(['2026-05-16', '2026-05-22'])
    const own = ruleFor({ state: 'OH', line: 'WORKERS_COMP', amount: 5 })
    expect(dueOf('WORK_COMP', 'OH', 'WORKERS_COMP', [own])).toBe('2026-05-06')
    expect(dueOf('WORK_COMP', 'NY', 'WORKERS_COMP', [own])).toBeNull()
    expect(dueOf('WORK_COMP', 'OH', 'WORKERS_COMP', [{ ...own, fromOn: '2026-05-02' }])).toBeNull()
  })

  test('that no rule gives a day are named with the reason: what the rule says, or that none is on file', () => {
    const none = rule({ kind: 'EMPLOYER_REPORT', unit: 'NONE', source: 'RCW 51.28.025: at once' })
    const answers = { lossOn: '2026-05-01', knownOn: '2026-05-01', state: 'WA' }
    const claim = { ...unknown, type: 'WORK_COMP', answers } as const
    const undated = undatedOf(claim, [none]).map(({ kind, source }) => [kind, source])
    expect(undated).toContainEqual(['EMPLOYER_REPORT', 'RCW 51.28.025: at once'])
    expect(undated).toContainEqual(['POLICY_NOTICE', claimMessages.noDeadlineRule])
    expect(deadlinesOf(claim, [none])).toEqual([])
    expect(undatedOf(claim, [rule({ kind: 'EMPLOYER_REPORT' })]).map(({ kind }) => kind)).not.toContain(
      'EMPLOYER_REPORT',
    )
  })

  test('of a month fall on its day, the next to come', () => {
    const illinois = rule({ state: 'IL', amount: 25, unit: 'MONTH_DAY' })
    const dueFrom = (knownOn: string) =>
      due([rule({}), illinois], { lossOn: '2026-05-01', knownOn, state: 'IL' })[0]?.[1]
    expect([dueFrom('2026-05-04'), dueFrom('2026-05-26')]).toEqual(['2026-05-25', '2026-06-25'])
  })

  test('of a claims-made policy end with its period', () => {
    const found = deadlinesOf(
      {
        type: 'EPLI',
        answers: { awareOn: '2026-05-01' },
        policy: { line: 'EMPLOYMENT_PRACTICES', policyNumber: 'E-1', endsOn: '2026-12-31' },
        reviewOn: null,
        done: { POLICY_PERIOD: '2026-05-02' },
      },
      [],
    )
    expect(found).toMatchObject([{ kind: 'POLICY_PERIOD', dueOn: '2026-12-31', doneOn: '2026-05-02' }])
  })

  test('of notice to the carrier follow the rule of the policy, else of its line or the likeliest, else of any line', () => {
    const notice = (more: Partial<ClaimDeadlineRule>) => rule({ kind: 'POLICY_NOTICE', ...more })
    const rules = [
      notice({ amount: 30, level: 'BROKERAGE' }),
      notice({ amount: 20, line: 'AUTO' }),
      notice({ amount: 5, line: 'AUTO', fromOn: '2026-06-01' }),
      notice({ amount: 10, policyNumber: 'ca-77' }),
    ]
    const dueOn = (policy: { line: string; policyNumber: string } | null, lossOn = '2026-05-01') =>
      deadlinesOf(
        {
          ...unknown,
          type: 'AUTO',
          answers: { lossOn, state: 'OH' },
          policy: policy && { ...policy, endsOn: '2027-01-01' },
        },
        rules,
      ).map((deadline) => deadline.dueOn)
    expect(dueOn({ line: 'AUTO', policyNumber: 'CA-77' })).toEqual(['2026-05-11'])
    expect(dueOn({ line: 'AUTO', policyNumber: 'CA-78' })).toEqual(['2026-05-21'])
    expect(dueOn({ line: 'AUTO', policyNumber: 'CA-78' }, '2026-06-01')).toEqual(['2026-06-06'])
    expect([dueOn({ line: 'GARAGE', policyNumber: '' }), dueOn(null)]).toEqual([['2026-05-31'], ['2026-05-21']])
  })

  test('are counted from the knowledge of the loss, or from the loss, as the rule says', () => {
    const answers = { lossOn: '2026-05-01', knownOn: '2026-05-04', state: 'NY' }
    const dueBy = (countedFrom: ClaimDeadlineRule['countedFrom']) => due([rule({ countedFrom })], answers)[0]?.[1]
    expect([dueBy(''), dueBy('KNOWN'), dueBy('LOSS')]).toEqual(['2026-05-11', '2026-05-11', '2026-05-08'])
    const made = { lossOn: '2021-03-01', awareOn: '2026-02-01', madeOn: '2026-03-01' }
    const notice = rule({ kind: 'POLICY_NOTICE', amount: 60 })
    expect(deadlinesOf({ ...unknown, type: 'EPLI', answers: made }, [notice])).toMatchObject([{ dueOn: '2026-04-30' }])
  })

  test('of notice are met by it, and by an acknowledgment, which is met then, too', () => {
    expect(metBy('NOTICE', {}, '2026-05-04')).toEqual({ POLICY_NOTICE: '2026-05-04' })
    expect(metBy('ACKNOWLEDGMENT', { POLICY_NOTICE: '2026-05-04' }, '2026-05-09')).toEqual({
      POLICY_NOTICE: '2026-05-04',
      ACKNOWLEDGMENT: '2026-05-09',
    })
  })

  test('are marked by people, but for the carrier’s; a review of reserves by the brokerage alone', () => {
    const marked = (['POLICY_NOTICE', 'RESERVE_REVIEW', 'ACKNOWLEDGMENT'] as const).map((kind) =>
      [true, false].map((isStaff) => mayMark({ kind }, isStaff)),
    )
    expect(marked).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  test('count down in days', () => {
    expect([
      countdown('2026-05-02', '2026-05-01'),
      countdown('2026-05-01', '2026-05-01'),
      countdown('2026-04-29', '2026-05-01'),
    ]).toEqual(['1 day left', 'Due today', '2 days overdue'])
  })
})
