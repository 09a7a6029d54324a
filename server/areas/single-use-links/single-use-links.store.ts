import type { Tx } from '../../platform/database/database.ts'
import { insertRow } from '../../platform/database/rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken, newToken } from '../../platform/secret.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** What a link that works once is for. */
export type LinkPurpose = Tables['single_use_links']['purpose']

/** The most links of one purpose that a user is sent within an hour. */
const linksAnHour = 5

/** What a link needs of a handler's or a job's context. */
interface Surroundings {
  readonly platform: Pick<Platform, 'now'>
}

/**
 * Creates a single-use link, valid for some minutes, and returns its plain token, which is not recoverable: only the
 * hash is stored. A login has two tokens, joined by a dot.
 */
export async function makeSingleUseLink(
  { platform }: Surroundings,
  tx: Tx,
  { userId, purpose, minutes }: { userId: string; purpose: LinkPurpose; minutes: number },
): Promise<string> {
  const now = platform.now()
  const token = Array.from({ length: purpose === 'login' ? 2 : 1 }, newToken).join('.')
  await insertRow(tx, 'single_use_links', {
    token_hash: hashOfToken(token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
    used_at: null,
  })
  return token
}

/**
 * Whether a user may be sent one more link of a purpose: at most five an hour. Two requests at once are counted one
 * after the other, until the transaction of the first has ended.
 */
export async function mayMakeSingleUseLink(
  { platform }: Surroundings,
  tx: Tx,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<boolean> {
  await tx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { made } = await tx.db
    .selectFrom('single_use_links')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(platform.now().getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  return made < linksAnHour
}

/** Uses up a link and returns its user; undefined if it is unknown, used, expired or for another purpose. */
export async function useSingleUseLink(
  { platform }: Surroundings,
  tx: Tx,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<{ userId: string } | undefined> {
  const now = platform.now()
  return tx.db
    .updateTable('single_use_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst()
}

/** Whether a link would still work, without using it up. */
export async function lookAtSingleUseLink(
  tx: Tx,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<{ userId: string; expiresAt: Date } | undefined> {
  return tx.db
    .selectFrom('single_use_links')
    .select(['user_id as userId', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Ends the open links of a user: emails may be on their way to an address that is no longer theirs. */
export async function endSingleUseLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('single_use_links')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}
