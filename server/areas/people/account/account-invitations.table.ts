import type { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'

export type AccountInvitationTables = {
  account_invitations: {
    account_code: string
    id: string
    email: string
    first_name: string
    last_name: string
    role: AccountRole
    permissions: string[]
    invited_by: string
    token_hash: Buffer
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
  }
}
