import { isStaff, accessIn, type Actor } from '../../platform/access/actor.ts'
import type { Directory } from '../../platform/access/guard.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountsServedBy, type StoredEvent } from './events.read-model.ts'

type Audience = (actor: Actor) => boolean

/**
 * Who an event concerns: the person it names; else the people who work at the brokerage it names or may see one of its
 * accounts; else the people who may see its account, for internal changes only those who act for the brokerage; without
 * an account, only staff. Platform administrators see every account.
 */
export async function audienceOf(
  { database }: Pick<Platform, 'database'>,
  directory: Pick<Directory, 'accountOf'>,
  { userId, brokerage, account: code, isInternal }: StoredEvent,
): Promise<Audience> {
  if (userId !== null) return (actor) => actor.userId === userId
  if (brokerage !== null) {
    const accounts = await database.read('system', (tx) => accountsServedBy(tx, brokerage))
    return (actor) =>
      actor.isAdmin || actor.brokerages.has(brokerage) || [...actor.accounts.keys()].some((own) => accounts.has(own))
  }
  if (code === null) return isStaff
  const account = await directory.accountOf(code)
  return (actor) => {
    const access = account && accessIn(actor, account)
    return access !== undefined && (access.holdsAllPermissions || !isInternal)
  }
}
