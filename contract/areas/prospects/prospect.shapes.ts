import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { LeadSource, PipelineStage } from '../details/pipeline.shapes.ts'

/** How far a prospect is with its questionnaires and applications. */
export const prospectForms = {
  NONE: 'None',
  NOT_STARTED: 'Not started',
  IN_PROGRESS: 'In progress',
  DONE: 'Done',
} as const

export const ProspectForms = z.enum(Object.keys(prospectForms) as (keyof typeof prospectForms)[])

/** What the prospects of the platform can be narrowed by. */
export const ProspectFilter = z.object({
  search: text().trim().max(100).optional().meta({ description: 'Matches company name and account code' }),
  brokerCode: z.string().max(40).optional(),
  stage: PipelineStage.optional(),
  source: LeadSource.optional(),
  forms: ProspectForms.optional(),
})

export const Prospect = z
  .object({
    accountCode: z.string(),
    companyName: z.string(),
    brokerCode: z.string(),
    brokerName: z.string(),
    stage: PipelineStage,
    source: LeadSource.nullable(),
    forms: ProspectForms.meta({ description: 'State of its questionnaires and applications' }),
    formCount: z.number().int(),
    formsDone: z.number().int(),
    owner: z.string().nullable().meta({ description: 'The primary contact, or else the advisor' }),
    createdAt: z.iso.datetime(),
    lastActivityAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Prospect' })

/** The brokerage's similar accounts that were judged to be other companies. */
export const ProspectConversion = z.object({ separate: z.array(z.string().max(40)).max(20) })

export type Prospect = z.infer<typeof Prospect>
