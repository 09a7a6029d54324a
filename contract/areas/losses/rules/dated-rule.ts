import { z } from 'zod'
import { choicesOf, field } from '../../../kit/field.ts'
import type { Right } from '../../../kit/rights.ts'
import { text } from '../../../kit/text.ts'
import { stateChoices } from '../../schedules/values/us-states.ts'
import { anyState } from '../due-day.ts'
import { lossMessages } from '../loss-run.messages.ts'

/** Who runs the brokerage changes its deadlines; those of the platform are for administrators. */
export const ownersOfLevel: Right<{ readonly level: string }> = {
  may: ({ isAdmin, isManager }, { level }) => isAdmin || (isManager && level === 'BROKERAGE'),
  error: lossMessages.onlyAdministrators,
}

/** The fields that every dated deadline of a state has. */
export const datedRule = {
  state: field({
    kind: 'choice',
    label: 'State',
    choices: [{ value: anyState, label: 'Any state' }, ...stateChoices],
    schema: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a state, or US for any. Example: NY')
      .meta({ description: 'US applies where a state has no rule of its own' }),
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
  level: field({
    kind: 'choice',
    label: 'Applies to',
    choices: choicesOf({ BROKERAGE: 'This brokerage', PLATFORM: 'All brokerages' }),
    schema: z
      .enum(['PLATFORM', 'BROKERAGE'])
      .meta({ description: 'The deadline of a brokerage takes precedence over the platform’s' }),
  }),
}
