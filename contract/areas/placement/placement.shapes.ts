import { z } from 'zod'
import { placementKinds } from './placement-kinds.ts'

const hash = () => z.string().regex(/^[0-9a-f]{64}$/)

/** An entry's content. Hashed with a random salt, so that omitted content cannot be guessed from its hash. */
export const SealedContent = z.object({
  kind: z.enum(placementKinds),
  what: z.string().meta({ description: 'One-line summary' }),
  by: z.object({ userId: z.string(), name: z.string() }).nullable().meta({ description: 'Null for the portal itself' }),
  payload: z.record(z.string(), z.unknown()),
  salt: z.string(),
})

/** An entry of a placement record. What the brokerage keeps to itself reaches the insured without its content. */
export const PlacementEntry = z
  .object({
    number: z.number().int(),
    at: z.iso.datetime(),
    isInternal: z.boolean(),
    content: SealedContent.nullable(),
    contentHash: hash().meta({ description: 'SHA-256 of the canonical JSON of the content' }),
    previous: z.string().meta({ description: 'Hash of the entry before; empty for the first' }),
    hash: hash().meta({
      description: 'SHA-256 of the canonical JSON of number, at, isInternal and contentHash, followed by `previous`',
    }),
  })
  .meta({ id: 'PlacementEntry' })

export const PlacementPage = z
  .object({ entries: z.array(PlacementEntry), next: z.number().int().nullable() })
  .meta({ id: 'PlacementPage' })

/** Whether a record is intact: each entry unchanged, none missing. */
export const PlacementCheck = z
  .object({
    entries: z.number().int(),
    isWhole: z.boolean(),
    brokenAt: z.number().int().nullable().meta({ description: 'The first altered entry' }),
    head: z.string().meta({ description: 'Hash of the last entry: two copies with the same one are the same' }),
    checkedAt: z.iso.datetime(),
  })
  .meta({ id: 'PlacementCheck' })

export type SealedContent = z.infer<typeof SealedContent>
export type PlacementEntry = z.infer<typeof PlacementEntry>
export type PlacementCheck = z.infer<typeof PlacementCheck>
