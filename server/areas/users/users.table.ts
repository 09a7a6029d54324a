import type { Generated } from 'kysely'

export type UserTables = {
  users: UsersTable
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
  tfa_phone_sealed: string | null
  totp_secret_sealed: string | null
  totp_last_step: number | null
  public_phone: string | null
  profile_picture: string | null
  licenses_or_designations: string | null
  titles: string | null
  services: string | null
  last_login_at: Date | null
  invited_by: string | null
  created_at: Generated<Date>
  disabled_at: Date | null
}
