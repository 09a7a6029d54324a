import { z } from 'zod'

/** Whose logins require two-factor at a brokerage: no one's, its staff's, or its staff's and its clients'. */
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
