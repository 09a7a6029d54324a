import type { Generated } from 'kysely'
import type { SessionState } from '../../platform/access/actor.ts'

export type SessionTables = {
  users: UsersTable
  sessions: SessionsTable
  broker_roles: BrokerRolesTable
}

interface UsersTable {
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  password_hash: string
  is_admin: Generated<boolean>
  is_viewer: Generated<boolean>
  must_reset_password: Generated<boolean>
  tfa_enabled: Generated<boolean>
  tfa_type: 'SMS' | 'VOICE' | 'TOTP' | null
  tfa_phone: string | null
  public_phone: string | null
  profile_picture: string | null
  licenses_or_designations: string | null
  titles: string | null
  services: string | null
  failed_logins: Generated<number>
  login_blocked_until: Date | null
  created_at: Generated<Date>
  disabled_at: Date | null
}

interface SessionsTable {
  id: string
  user_id: string
  state: SessionState
  token_hash: Buffer
  salt: Buffer
  refresh_generation: Generated<number>
  rotated_at: Date
  parent_honoured: Generated<boolean>
  created_at: Date
  active_at: Date
  access_until: Date
  ends_at: Date
  revoked_at: Date | null
  user_agent: string
  ip: string
}

interface BrokerRolesTable {
  user_id: string
  brokerage_code: string
  role: string
}
