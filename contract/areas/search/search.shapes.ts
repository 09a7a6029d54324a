import { z } from 'zod'
import { Policy } from '../policies/policy.shapes.ts'

/** What a search found, the best known first; six of each kind at most. */
export const SearchFindings = z
  .object({
    accounts: z.array(z.object({ accountCode: z.string(), companyName: z.string(), brokerName: z.string() })),
    policies: z.array(
      Policy.pick({ id: true, policyNumber: true, effectiveDate: true, carrier: true, name: true, policyType: true }),
    ),
    documents: z.array(z.object({ id: z.string(), name: z.string() })),
    tasks: z.array(z.object({ id: z.string(), details: z.string(), link: z.string().nullable() })),
  })
  .meta({ id: 'SearchFindings' })

export type SearchFindings = z.infer<typeof SearchFindings>
