import { z } from 'zod'
import { areaHolds, areaMoves } from '../../areas.ts'

/** Why another account may be the same insured. */
export const DuplicateSign = z.enum(['FEIN', 'NAME', 'PERSON'])

const Named = z.object({ accountCode: z.string(), companyName: z.string() })
const Words = z.string().nullable()

/** Another account of the brokerage that may be the same insured. */
export const Duplicate = Named.extend({
  relationship: z.enum(['CLIENT', 'PROSPECT']),
  signs: z.array(DuplicateSign),
}).meta({ id: 'DuplicateAccount' })

/** What moves from one account to another. */
export const Movable = z.enum(areaMoves)

/** What cannot move: an account with any of it cannot be merged into another. */
export const Obstacle = z.enum(areaHolds)

/** A value that both accounts have, or one of them. */
export const MergeField = z.object({
  key: z.string(),
  label: z.string(),
  kept: Words,
  duplicate: Words,
})

/** What merging one account into another would do. */
export const MergePlan = z
  .object({
    kept: Named,
    duplicate: Named,
    fields: z.array(MergeField),
    moves: z.array(z.object({ kind: Movable, count: z.number().int().min(1) })),
    obstacles: z.array(Obstacle).meta({ description: 'If there are any, the accounts cannot be merged' }),
    sharedWith: z.array(z.string()).meta({
      description: 'Brokerages that the kept account is shared with, or will be: they can read what moves',
    }),
    basis: z.string().meta({ description: 'Identifies the values and sharing shown; a choice applies only to these' }),
  })
  .meta({ id: 'MergePlan' })

export const MergeChoice = z.object({
  take: z.array(z.string().max(60)).max(60).meta({
    description: 'Keys of fields to take from the duplicate; a value that only one account has is always kept',
  }),
  basis: z.string().max(64),
})

export type DuplicateSign = z.infer<typeof DuplicateSign>
export type Duplicate = z.infer<typeof Duplicate>
export type Movable = z.infer<typeof Movable>
export type Obstacle = z.infer<typeof Obstacle>
export type MergeField = z.infer<typeof MergeField>
export type MergePlan = z.infer<typeof MergePlan>
