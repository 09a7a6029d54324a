import { z } from 'zod'
import { RenewalCycle } from '../renewals/renewal.shapes.ts'
import { PlanTerms, quoteId } from './plan.shapes.ts'

/** A plan's difference from the expiring terms, in one respect. */
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
  publication: z.number().int().meta({ description: 'Number of times it was shared; 0 if never' }),
  isShown: z.boolean().meta({ description: 'The client sees the current version' }),
  differences: z
    .array(PlanDifference)
    .meta({ description: 'Compared with the expiring terms; empty for the expiring terms' }),
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
    isOrdered: z.boolean().meta({ description: 'A bind request uses it, so it is final' }),
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
      .meta({ description: 'Quotes the client sees that a plan can be based on; staff only' }),
  })
  .meta({ id: 'PolicySelection' })

export type PlanDifference = z.infer<typeof PlanDifference>
export type Plan = z.infer<typeof Plan>
export type PolicySelection = z.infer<typeof PolicySelection>
