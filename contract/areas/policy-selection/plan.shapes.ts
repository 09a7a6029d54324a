import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { text } from '../../kit/text.ts'

const words = (most: number) => text().trim().max(most)
/** The terms of a professional liability policy of a law firm. */
export const PlanTerms = z
  .object({
    name: words(60).min(1, 'Name is required'),
    perClaim: cents().min(1, 'must be more than 0').meta({ description: 'Limit per claim, in cents' }),
    aggregate: cents().meta({ description: 'Aggregate limit, in cents' }),
    deductible: cents(),
    deductibleOf: z.enum(['CLAIM', 'TERM']).meta({ description: 'Per claim, or once per term' }),
    isLossOnly: z.boolean().meta({ description: 'The deductible does not apply to claim expenses' }),
    expenses: z
      .enum(['INSIDE', 'OUTSIDE'])
      .meta({ description: 'Whether claim expenses are inside or outside the limit' }),
    retroDate: z.iso
      .date({ error: 'must be a valid date mm/dd/yyyy', abort: true })
      .refine((date) => date >= '1800', 'year is too low')
      .nullable()
      .meta({ description: 'Prior acts before this date are not covered; null if all are' }),
    step: z.number('must be a number').int().min(1).max(20, 'must be between 1 and 20').meta({
      description: 'The claims-made step year; the premium rises until the policy is mature',
    }),
    premium: cents().meta({ description: 'Cents of the whole term' }),
    endorsements: z.array(words(200).min(1)).max(50),
  })
  .meta({ id: 'PlanTerms' })

export const quoteId = z.string().nullable().meta({ description: 'The quote the plan is based on, if any' })

export const PlanDraft = PlanTerms.extend({ kind: z.enum(['EXPIRING', 'OFFERED']), quoteId })

export const PlanEdit = PlanTerms.extend({ quoteId, version: z.number().int() })

export const PickDraft = z.object({
  publication: z.number().int(),
  signer: words(120),
  title: words(120),
  understood: z.boolean().default(false),
  acknowledgement: words(1000).default(''),
})

export type PlanTerms = z.infer<typeof PlanTerms>
export type PlanDraft = z.infer<typeof PlanDraft>
export type PickDraft = z.infer<typeof PickDraft>
