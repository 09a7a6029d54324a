import type { Generated } from 'kysely'
import type { SessionState } from '../../platform/access/actor.ts'
import type { UserTables } from '../users/users.door.ts'

export type SessionTables = UserTables & {
  sessions: SessionsTable
  login_failures: LoginFailuresTable
  known_devices: KnownDevicesTable
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
  started_by: Generated<'password' | 'link'>
  stepped_up_at: Date | null
  user_agent: string
  ip: string
}

interface LoginFailuresTable {
  name_hash: Buffer
  device_hash: Buffer
  failures: number
  blocked_until: Date | null
  last_at: Date
}

interface KnownDevicesTable {
  user_id: string
  device_hash: Buffer
  seen_at: Date
}
