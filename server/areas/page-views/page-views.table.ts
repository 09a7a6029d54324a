import type { AnalyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'

export type PageViewTables = {
  page_views: {
    /** As yyyy-mm-dd, of universal time. */
    day: string
    user_type: AnalyticsUserType
    page: string
    views: number
  }
}
