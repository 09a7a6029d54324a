import type { BrandColours } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { ColumnType } from 'kysely'

export type BrandingTables = {
  brandings: {
    brokerage_code: string
    tab_name: string | null
    colors: ColumnType<BrandColours, string, string>
    logo: string | null
    login_banner: string | null
    policy_login_url: string | null
  }
  logos: {
    id: string
    brokerage_code: string
    type: string
    bytes: Buffer
    created_at: Date
  }
}
