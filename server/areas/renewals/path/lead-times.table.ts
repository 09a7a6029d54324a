import type { LeadStep } from '@portico/contract/areas/renewals/lead-times.ts'

export type LeadTimeTables = {
  renewal_lead_times: {
    brokerage_code: string
    step: LeadStep
    from_day: string
    days: number
  }
  renewal_nudging: {
    brokerage_code: string
    /** Null where the portal is not to remind by itself. */
    every_days: number | null
  }
}
