import { z } from 'zod'
import { policyTypeCodes } from '../../policies/policy-types.ts'
import { completenessTargetMessages as messages } from './completeness-target.messages.ts'

/** The line of a target. */
export const TargetLine = z.string().refine((line) => policyTypeCodes.includes(line), messages.lineRequired)

/** How complete the schedules of a line are to be, and how many days before the effective date. */
export const TargetDraft = z
  .object({
    percent: z.number(messages.percent).int(messages.percent).min(1, messages.percent).max(100, messages.percent),
    daysBefore: z
      .number(messages.daysBefore)
      .int(messages.daysBefore)
      .min(0, messages.daysBefore)
      .max(365, messages.daysBefore),
  })
  .meta({ id: 'CompletenessTargetDraft' })

export const CompletenessTarget = TargetDraft.extend({
  line: z.string().meta({ description: 'Code of a policy type' }),
  version: z.number().int(),
}).meta({ id: 'CompletenessTarget' })

export type TargetDraft = z.infer<typeof TargetDraft>
export type CompletenessTarget = z.infer<typeof CompletenessTarget>
