import type { Generated } from 'kysely'

export type BrokerageTables = {
  brokerages: {
    code: string
    name: string
    subdomain: string | null
    /** Whether its clients are sent to its own host after login. */
    redirect_clients: Generated<boolean>
    two_factor: Generated<'OPTIONAL' | 'STAFF' | 'EVERYONE'>
    created_at: Generated<Date>
    /** Counts the saves of its configuration. */
    version: Generated<number>
    /** By whose clocks it works. */
    time_zone: Generated<string>
  }
  broker_roles: {
    user_id: string
    brokerage_code: string
    role: string
  }
}
