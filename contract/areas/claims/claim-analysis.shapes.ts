import { z } from 'zod'
import { claimFactKeys } from './claim-facts.ts'
import { ClaimRow } from './claim.shapes.ts'

const count = z.number().int()
const day = z.iso.date()
const cents = z.number().int()

/** The most values of a fact that are counted. */
export const mostFactValues = 60

/** Claims that have a value in common, with what they cost at their newest valuations. */
const ClaimGroup = z
  .object({
    value: z.string(),
    count,
    valued: count.meta({ description: 'How many of them were valued' }),
    incurred: cents.meta({ description: 'Of the valued ones together, in cents' }),
  })
  .meta({ id: 'ClaimGroup' })

export const ClaimGroups = z
  .object({
    groups: z
      .record(z.enum(claimFactKeys), z.array(ClaimGroup))
      .meta({ description: `By fact, the most frequent first, at most ${mostFactValues} each. Drafts are left out.` }),
  })
  .meta({ id: 'ClaimGroups' })

const percent = z.number().int().nullable().meta({ description: 'Of all reported claims; null where there are none' })

export const ClaimAnalysis = ClaimGroups.extend({
  total: count,
  open: count,
  closingRate: percent,
  litigationRate: percent,
  averageLag: z.number().nullable().meta({ description: 'Days from loss to report, to one decimal' }),
  valuedBetween: z
    .object({ from: day, to: day })
    .nullable()
    .meta({ description: 'The oldest and the newest valuation behind the amounts; null where no claim is valued' }),
  largest: z.array(ClaimRow).meta({ description: 'The largest claims by incurred amount' }),
  today: day,
  toReview: z
    .array(ClaimRow)
    .meta({ description: 'Open claims with reserves, by their review dates, then the largest reserve first' }),
}).meta({ id: 'ClaimAnalysis' })

export type ClaimGroup = z.infer<typeof ClaimGroup>
export type ClaimGroups = z.infer<typeof ClaimGroups>
export type ClaimAnalysis = z.infer<typeof ClaimAnalysis>
