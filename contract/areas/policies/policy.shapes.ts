import { z } from 'zod'

export const Policy = z
  .object({
    id: z.string().nullable().meta({ description: 'Null for a policy kept only in the agency system' }),
    policyNumber: z.string(),
    effectiveDate: z.iso.date(),
    expirationDate: z.iso.date(),
    status: z.enum(['ACTIVE', 'CANCELED', 'EXPIRED']),
    carrier: z.string().nullable(),
    name: z.string().nullable(),
    policyType: z.string(),
  })
  .meta({ id: 'Policy' })

export type Policy = z.infer<typeof Policy>
