import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { datedRule, ownersOfLevel } from './rules/dated-rule.ts'
import { lossMessages } from './loss-run.messages.ts'

const dayKindLabels = { CALENDAR: 'Calendar days', WORKING: 'Working days' } as const

/** The number of days within which a carrier must send loss runs, by state and from a date. */
export const lossRunRule = record({
  name: 'loss-run-rule',
  schema: 'LossRunRule',
  noun: { one: 'a carrier response deadline', many: 'the carrier response deadlines' },
  access: 'brokerage-admin',
  changes: 'losses',
  fields: {
    state: datedRule.state,
    days: field({
      kind: 'number',
      label: 'Days',
      schema: z.number().int().min(1, 'must be at least 1').max(180, 'must be at most 180'),
    }),
    kind: field({
      kind: 'choice',
      label: 'Counted as',
      choices: choicesOf(dayKindLabels),
      schema: z.enum(['CALENDAR', 'WORKING']).meta({ description: 'WORKING: Monday to Friday' }),
    }),
    fromOn: datedRule.fromOn,
    source: datedRule.source,
  },
  fixed: { level: datedRule.level },
  given: { version: z.number().int() },
  unique: { field: 'fromOn', message: lossMessages.ruleTwice },
  rights: { add: ownersOfLevel, change: ownersOfLevel, remove: ownersOfLevel },
})

export const LossRunRule = lossRunRule.shown
export const LossRunRuleDraft = lossRunRule.draft

export type LossRunRule = z.infer<typeof LossRunRule>
export type LossRunRuleDraft = z.infer<typeof LossRunRuleDraft>
