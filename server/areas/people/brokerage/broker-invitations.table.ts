import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'

export type BrokerInvitationTables = {
  broker_invitations: {
    brokerage_code: string
    id: string
    email: string
    first_name: string
    last_name: string
    roles: BrokerRole[]
    invited_by: string
    token_hash: Buffer
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
  }
}
