import { sql } from 'kysely'
import type { OpenContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { saveRow } from '../../platform/database/rows.ts'
import { hashOfToken, newToken } from '../../platform/secret.ts'

/** Days for which a browser is known after it was last used to log in. */
const knownDays = 180

const deviceOf = ({ cookies }: OpenContext): string | undefined => {
  const presented = cookies.get('device')
  return presented !== undefined && /^[\w-]{43}$/.test(presented) ? presented : undefined
}

/** The browser's token, if the named user has logged in with it before. */
export async function knownDevice(context: OpenContext, tx: Tx, username: string): Promise<string | undefined> {
  const device = deviceOf(context)
  const found = await tx.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('user_id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('device_hash', '=', hashOfToken(device ?? ''))
    .where('seen_at', '>', new Date(context.platform.now().getTime() - knownDays * 86_400_000))
    .executeTakeFirst()
  return found === undefined ? undefined : device
}

/** Remembers the browser of a login, by a separate cookie; several users may share one. */
export async function rememberDevice(context: OpenContext, tx: Tx, userId: string): Promise<void> {
  const device = deviceOf(context) ?? newToken()
  const seen = { user_id: userId, device_hash: hashOfToken(device), seen_at: context.platform.now() }
  await saveRow(tx, 'known_devices', ['user_id', 'device_hash'], seen)
  context.cookies.set('device', device, knownDays * 86_400)
}
