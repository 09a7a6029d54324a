import type { Generated } from 'kysely'

export type BrokerageTables = {
  brokerages: {
    code: string
    name: string
    subdomain: string | null
    created_at: Generated<Date>
  }
}
