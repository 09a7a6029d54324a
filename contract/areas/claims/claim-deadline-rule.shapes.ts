import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { datedRule, ownersOfLevel } from '../losses/rules/dated-rule.ts'
import { policyTypeCodes, policyTypeName } from '../policies/policy-types.ts'
import { oneLine } from '../../kit/text.ts'
import { claimMessages } from './claim.messages.ts'
import { amountError, timeUnits } from './deadline-time.rules.ts'

const kindLabels = {
  EMPLOYER_REPORT: 'Employer’s first report of injury',
  OSHA_FATALITY: 'OSHA: fatality',
  OSHA_INPATIENT: 'OSHA: hospitalization or amputation',
  OSHA_LOG: 'OSHA: 300 log entry',
  SUMMARY_POST: 'OSHA 300A: posting',
  SUMMARY_REMOVE: 'OSHA 300A: end of posting',
  SUMMARY_SUBMIT: 'OSHA 300A: electronic submission',
  NO_FAULT: 'No-fault application',
  SUIT: 'Answer to suit papers',
  ACKNOWLEDGMENT: 'Carrier’s acknowledgment',
  POLICY_NOTICE: 'Notice to the carrier',
} as const

const startLabels = {
  '': 'The usual date',
  KNOWN: 'The day the insured knew',
  LOSS: 'The date of loss',
} as const

/** Deadlines that laws and policies count from the loss or from the knowledge of it. */
export const countsFromEither: readonly string[] = ['EMPLOYER_REPORT', 'NO_FAULT', 'POLICY_NOTICE']

/** Deadlines that differ by the line of the policy. */
export const differsByLine: readonly string[] = ['ACKNOWLEDGMENT', 'POLICY_NOTICE']

type Kind = keyof typeof kindLabels

/** Within what time something has to be done about a claim, by kind, state, and where it differs by line or policy; from a date. */
export const claimDeadlineRule = record({
  name: 'claim-deadline-rule',
  schema: 'ClaimDeadlineRule',
  noun: { one: 'a claim deadline', many: 'the claim deadlines' },
  access: 'brokerage-admin',
  changes: 'claims',
  fields: {
    kind: field({
      kind: 'choice',
      label: 'Deadline',
      choices: choicesOf(kindLabels),
      schema: z.enum(Object.keys(kindLabels) as [Kind, ...Kind[]]),
    }),
    state: datedRule.state,
    line: field({
      kind: 'choice',
      label: 'Line',
      choices: [
        { value: '', label: 'Any line' },
        ...policyTypeCodes.map((value) => ({ value, label: policyTypeName(value) })),
      ],
      schema: z.enum(['', ...policyTypeCodes]).default(''),
    }),
    policyNumber: field({
      kind: 'text',
      label: 'Policy number',
      help: 'Leave blank for all policies of the line',
      schema: oneLine().trim().max(60).default(''),
    }),
    amount: field({
      kind: 'number',
      label: 'Time',
      help: 'For a day of a month, 31 is its last day. For a date in the next year, 302 is March 2.',
      schema: z.number().int().min(1, 'must be at least 1').max(1231, 'must be at most 1231'),
    }),
    unit: field({
      kind: 'choice',
      label: 'Counted as',
      choices: choicesOf(timeUnits),
      schema: z.enum(Object.keys(timeUnits) as [keyof typeof timeUnits, ...(keyof typeof timeUnits)[]]).meta({
        description:
          'WORKING: Monday to Friday. MONTH_DAY, NEXT_MONTH: the amount is a day of the month, 31 its last. ' +
          'NEXT_YEAR: the amount is a date, 302 is March 2. NONE: the line or state has no such deadline, whatever the amount',
      }),
    }),
    countedFrom: field({
      kind: 'choice',
      label: 'Counted from',
      choices: choicesOf(startLabels),
      schema: z.enum(['', 'KNOWN', 'LOSS']).default(''),
    }),
    fromOn: datedRule.fromOn,
    source: datedRule.source,
  },
  fixed: { level: datedRule.level },
  given: { version: z.number().int() },
  check: ({ kind, line, policyNumber, amount, unit, countedFrom }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const wrongAmount = amountError({ amount, unit })
    if (wrongAmount !== undefined) refuse('amount', wrongAmount)
    if (!differsByLine.includes(kind) && line !== '') refuse('line', claimMessages.sameForAllLines)
    if (kind !== 'POLICY_NOTICE' && policyNumber !== '') refuse('policyNumber', claimMessages.onlyNoticeOfPolicy)
    if (countedFrom !== '' && !countsFromEither.includes(kind)) refuse('countedFrom', claimMessages.countedAsUsual)
  },
  unique: { field: 'fromOn', message: claimMessages.ruleTwice },
  rights: { add: ownersOfLevel, change: ownersOfLevel, remove: ownersOfLevel },
})

export const ClaimDeadlineRule = claimDeadlineRule.shown
export type ClaimDeadlineRule = z.infer<typeof ClaimDeadlineRule>
export type ClaimDeadlineRuleDraft = z.infer<typeof claimDeadlineRule.draft>
