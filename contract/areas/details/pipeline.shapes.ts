import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'

/** How far a brokerage is with a prospect, in order. */
export const pipelineStages = {
  NEW: 'New',
  CONTACTED: 'Contacted',
  QUALIFIED: 'Qualified',
  MARKETING: 'Marketing',
  PROPOSED: 'Proposed',
  ON_HOLD: 'On hold',
  LOST: 'Lost',
} as const

/** The source of a prospect. */
export const leadSources = {
  REFERRAL: 'Referral',
  WEBSITE: 'Website',
  REGISTRATION: 'Online registration',
  CAMPAIGN: 'Campaign',
  EVENT: 'Event',
  OUTREACH: 'Outreach',
  OTHER: 'Other',
} as const

export const PipelineStage = z.enum(Object.keys(pipelineStages) as (keyof typeof pipelineStages)[])
export const LeadSource = z.enum(Object.keys(leadSources) as (keyof typeof leadSources)[])

export const pipelineFields = {
  stage: field({ kind: 'choice', label: 'Pipeline stage', schema: PipelineStage, choices: choicesOf(pipelineStages) }),
  source: field({
    kind: 'choice',
    label: 'Source',
    schema: LeadSource.nullable(),
    choices: [{ value: '', label: 'Unknown' }, ...choicesOf(leadSources)],
  }),
} as const

/** A prospect's status with its brokerage. */
export const Pipeline = z
  .object({ stage: PipelineStage, source: LeadSource.nullable(), version: z.number().int() })
  .meta({ id: 'AccountPipeline' })

export const PipelineEdit = Pipeline.clone()

export type Pipeline = z.infer<typeof Pipeline>
