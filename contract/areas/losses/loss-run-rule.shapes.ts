import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import type { Right } from '../../kit/rights.ts'
import { text } from '../../kit/text.ts'
import { stateChoices } from '../schedules/values/us-states.ts'
import { anyState } from './due-day.ts'
import { lossMessages } from './loss-run.messages.ts'

const levelLabels = { BROKERAGE: 'This brokerage', PLATFORM: 'All brokerages' } as const
const dayKindLabels = { CALENDAR: 'Calendar days', WORKING: 'Working days' } as const

/** Who runs the brokerage changes its deadlines; those of the platform are for administrators. */
const ownersOfLevel: Right<{ readonly level: string }> = {
  may: ({ isAdmin, isManager }, { level }) => isAdmin || (isManager && level === 'BROKERAGE'),
  refusal: lossMessages.onlyAdministrators,
}

/** The number of days within which a carrier must send loss runs, by state and from a date. */
export const lossRunRule = record({
  name: 'loss-run-rule',
  schema: 'LossRunRule',
  noun: { one: 'a carrier response deadline', many: 'the carrier response deadlines' },
  access: 'brokerage-admin',
  changes: 'losses',
  fields: {
    state: field({
      kind: 'choice',
      label: 'State',
      choices: [{ value: anyState, label: 'Any state' }, ...stateChoices],
      schema: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be a state such as NY, or US for any')
        .meta({ description: 'State of the insured; US applies where a state has no rule of its own' }),
    }),
    days: field({
      kind: 'number',
      label: 'Days',
      schema: z.number().int().min(1, 'must be 1 at least').max(180, 'must be 180 at most'),
    }),
    kind: field({
      kind: 'choice',
      label: 'Counted as',
      choices: choicesOf(dayKindLabels),
      schema: z.enum(['CALENDAR', 'WORKING']).meta({ description: 'WORKING: Monday to Friday' }),
    }),
    fromOn: field({
      kind: 'day',
      label: 'Effective date',
      schema: z.iso.date({ error: 'must be a valid date mm/dd/yyyy' }),
    }),
    source: field({
      kind: 'long-text',
      label: 'Source',
      required: true,
      help: 'The law, bulletin, or practice that sets the deadline',
      schema: text().trim().min(3, 'Enter the law or practice that sets the deadline').max(300),
    }),
  },
  fixed: {
    level: field({
      kind: 'choice',
      label: 'Applies to',
      choices: choicesOf(levelLabels),
      schema: z
        .enum(['PLATFORM', 'BROKERAGE'])
        .meta({ description: 'The deadline of a brokerage takes precedence over the platform’s' }),
    }),
  },
  given: { version: z.number().int() },
  unique: { field: 'fromOn', message: lossMessages.ruleTwice },
  rights: { add: ownersOfLevel, change: ownersOfLevel, remove: ownersOfLevel },
})

export const LossRunRule = lossRunRule.shown
export const LossRunRuleDraft = lossRunRule.draft

export type LossRunRule = z.infer<typeof LossRunRule>
export type LossRunRuleDraft = z.infer<typeof LossRunRuleDraft>
