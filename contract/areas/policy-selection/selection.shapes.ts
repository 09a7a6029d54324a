import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { RenewalCycle } from '../renewals/renewal.shapes.ts'

const words = (most: number) => text().trim().max(most)
const cents = () => z.number('must be a number').int().min(0, 'must not be a negative number').max(100_000_000_000_000)

/** The terms of a professional liability policy of a law firm. */
export const PlanTerms = z
  .object({
    name: words(60).min(1, 'Name is required'),
    perClaim: cents().min(1, 'must be more than 0').meta({ description: 'Cents: the limit of one claim' }),
    aggregate: cents().meta({ description: 'Cents: the limit of all claims of the term' }),
    deductible: cents(),
    deductibleOf: z.enum(['CLAIM', 'TERM']).meta({ description: 'Of each claim, or once for all of the term' }),
    isLossOnly: z.boolean().meta({ description: 'The deductible is not asked for claim expenses' }),
    expenses: z
      .enum(['INSIDE', 'OUTSIDE'])
      .meta({ description: 'Whether claim expenses use up the limit, or are paid besides' }),
    retroDate: z.iso
      .date({ error: 'must be a valid date mm/dd/yyyy', abort: true })
      .refine((date) => date >= '1800', 'year is too low')
      .nullable()
      .meta({ description: 'Earlier acts are not covered; null where all are' }),
    step: z.number('must be a number').int().min(1).max(20, 'must be between 1 and 20').meta({
      description: 'The year of claims-made cover that the premium is for: it rises until the policy is mature',
    }),
    premium: cents().meta({ description: 'Cents of the whole term' }),
    endorsements: z.array(words(200).min(1)).max(50),
  })
  .meta({ id: 'PlanTerms' })

const quoteId = z.string().nullable().meta({ description: 'The quote that stands behind it, where there is one' })

export const PlanDraft = PlanTerms.extend({ kind: z.enum(['EXPIRING', 'OFFERED']), quoteId })

export const PlanEdit = PlanTerms.extend({ quoteId, version: z.number().int() })

/** How a plan stands against what expires, in one respect. */
const PlanDifference = z
  .object({
    of: PlanTerms.keyof(),
    verdict: z.enum(['BETTER', 'WORSE', 'SAME', 'DIFFERENT']),
    text: z.string(),
  })
  .meta({ id: 'PlanDifference' })

export const Plan = PlanTerms.extend({
  id: z.string(),
  quoteId,
  publication: z.number().int().meta({ description: 'How often it was shown; 0 where it was not' }),
  isShown: z.boolean().meta({ description: 'The client sees it as it stands' }),
  differences: z.array(PlanDifference).meta({ description: 'Against what expires; empty for that itself' }),
  losesPriorActs: z.boolean().meta({ description: 'Its retroactive date is later than the one that expires' }),
  version: z.number().int(),
}).meta({ id: 'SelectionPlan' })

/** What the client chose. */
const Pick = z
  .object({
    planId: z.string(),
    publication: z.number().int(),
    signer: z.string(),
    title: z.string(),
    acknowledgement: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
    isOrdered: z.boolean().meta({ description: 'Cover was ordered by it: it stands' }),
  })
  .meta({ id: 'SelectionPick' })

export const PolicySelection = z
  .object({
    cycle: RenewalCycle,
    mayBuild: z.boolean(),
    mayPick: z.boolean(),
    expiring: Plan.nullable(),
    plans: z.array(Plan).max(3),
    pick: Pick.nullable(),
    policy: z
      .object({ policyNumber: z.string(), premium: z.number().int().nullable() })
      .nullable()
      .meta({ description: 'The policy that expires' }),
    quotes: z
      .array(z.object({ id: z.string(), carrier: z.string(), premium: z.number().int().nullable() }))
      .meta({ description: 'Quotes that the client sees and that can stand behind a plan; for staff alone' }),
  })
  .meta({ id: 'PolicySelection' })

export const PickDraft = z.object({
  publication: z.number().int(),
  signer: words(120),
  title: words(120),
  understood: z.boolean().default(false),
  acknowledgement: words(1000).default(''),
})

export type PlanTerms = z.infer<typeof PlanTerms>
export type PlanDraft = z.infer<typeof PlanDraft>
export type PlanDifference = z.infer<typeof PlanDifference>
export type Plan = z.infer<typeof Plan>
export type PolicySelection = z.infer<typeof PolicySelection>
export type PickDraft = z.infer<typeof PickDraft>
