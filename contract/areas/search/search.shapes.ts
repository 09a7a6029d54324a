import { z } from 'zod'
import { Policy } from '../policies/policy.shapes.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'

/** What a search found, the best known first; six of each kind at most. */
export const SearchResults = z
  .object({
    accounts: z.array(z.object({ accountCode: z.string(), companyName: z.string(), brokerName: z.string() })),
    policies: z.array(
      Policy.pick({ id: true, policyNumber: true, effectiveDate: true, carrier: true, name: true, policyType: true }),
    ),
    documents: z.array(z.object({ id: z.string(), name: z.string() })),
    conversations: z.array(z.object({ id: z.string(), subject: z.string() })),
    applications: z.array(z.object({ id: z.string(), name: z.string() })),
    rows: z
      .array(
        z.object({
          rowId: z.string(),
          scheduleType: ScheduleType,
          tabId: z.number().int(),
          label: z.string(),
          match: z.string().meta({ description: 'The cell that has the text' }),
        }),
      )
      .meta({ description: 'Rows of schedules that the account uses; searched by names, numbers, and VINs' }),
    claims: z
      .array(z.object({ id: z.string(), ourNumber: z.string(), claimNumber: z.string(), type: z.string() }))
      .meta({ description: 'Reported claims, searched by number and claimant' }),
    tasks: z.array(z.object({ id: z.string(), details: z.string(), link: z.string().nullable() })),
  })
  .meta({ id: 'SearchFindings' })

export type SearchResults = z.infer<typeof SearchResults>
