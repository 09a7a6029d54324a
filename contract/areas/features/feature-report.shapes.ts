import { z } from 'zod'
import { FeatureDefinition, FeatureValue } from './feature.shapes.ts'

/** The most brokerages and accounts that are counted for a flag: beyond that there are many. */
export const mostCounted = 100

const count = z
  .number()
  .int()
  .meta({ description: `At most ${mostCounted + 1}, which means more than ${mostCounted}` })

/** Where a flag is set. */
export const FeatureUse = FeatureDefinition.extend({
  isOffered: z.boolean().meta({ description: 'False while no page reads it' }),
  brokerages: count,
  accounts: count,
}).meta({ id: 'FeatureUse' })

/** A brokerage's or an account's own value. */
export const FeatureOverride = z
  .object({
    level: z.enum(['BROKERAGE', 'ACCOUNT']),
    code: z.string(),
    name: z.string(),
    value: FeatureValue,
    isStale: z.boolean().meta({ description: 'The same value would hold without it' }),
  })
  .meta({ id: 'FeatureOverride' })

export type FeatureUse = z.infer<typeof FeatureUse>
export type FeatureOverride = z.infer<typeof FeatureOverride>
