import { z } from 'zod'

/** Of whom a brokerage asks two-factor: nobody, its staff, or its staff and its clients. */
export const TwoFactorPolicy = z.enum(['OPTIONAL', 'STAFF', 'EVERYONE'])

export type TwoFactorPolicy = z.infer<typeof TwoFactorPolicy>

export const Brokerage = z
  .object({
    brokerCode: z.string(),
    brokerName: z.string(),
    subdomain: z.string().nullable(),
    mayAdminister: z.boolean().meta({ description: 'Whether the user is a brokerage admin here' }),
    twoFactor: TwoFactorPolicy,
    isSuspended: z.boolean(),
  })
  .meta({ id: 'Brokerage' })

export type Brokerage = z.infer<typeof Brokerage>
