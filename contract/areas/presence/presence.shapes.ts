import { z } from 'zod'

/**
 * How often an open page reports that it is open, and after how long without a report it counts as closed; in seconds.
 */
export const presenceSeconds = { renewed: 8, over: 25 } as const

/** The cell that someone is in, and none while the page has only just opened. */
export const Spot = z.object({
  rowId: z.string().max(64).nullable(),
  column: z.string().max(64).nullable(),
})

export const OwnPresence = Spot.extend({
  place: z
    .string()
    .regex(/^[\w ./-]{1,160}$/)
    .meta({ description: 'What is open, such as a tab of a schedule' }),
})

export const PersonPresent = Spot.extend({ username: z.string(), name: z.string() }).meta({ id: 'PersonPresent' })

export type Spot = z.infer<typeof Spot>
export type PersonPresent = z.infer<typeof PersonPresent>
