import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { hashOfToken, seal } from '../../platform/secret.ts'

/** Failures in a row that are let pass. From then on each makes the next try wait. */
const freeFailures = 5
/** The longest wait, in seconds. No one is locked out permanently. */
const longestWait = 15 * 60
/** Hours without a failure after which the count restarts. */
const remembered = 12

/** Whose failures are counted together: a name, on one device that its user is known to have or on all others. */
export interface FailureCount {
  readonly name: Buffer
  readonly device: Buffer
}

/**
 * The failure count of a name, whether or not it exists, and of the browser if its user has logged in with it before.
 */
export const failureCountOf = (secret: string, name: string, knownDevice: string | undefined): FailureCount => ({
  name: Buffer.from(seal(secret, 'login name', name.toLowerCase()), 'base64url'),
  device: knownDevice === undefined ? Buffer.alloc(0) : hashOfToken(knownDevice),
})

/** Whether the next try has to wait. Concurrent logins of one name are checked one after the other. */
export async function isLoginDelayed(tx: Tx, count: FailureCount, now: Date): Promise<boolean> {
  const found = await tx.db
    .selectFrom('login_failures')
    .select('blocked_until')
    .where('name_hash', '=', count.name)
    .where('device_hash', '=', count.device)
    .forUpdate()
    .executeTakeFirst()
  return (found?.blocked_until ?? now) > now
}

/**
 * Counts a failed login: the fifth in a row delays the next try by two seconds, each further one by twice as long. A
 * delayed try does not count, so that no one can lock a name by trying.
 */
export async function countFailure(tx: Tx, count: FailureCount, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - remembered * 3_600_000)
  const failures = sql<number>`case when login_failures.last_at < ${forgotten} then 1 else login_failures.failures + 1 end`
  const wait = sql`least(power(2, least(${failures}, 20) - ${freeFailures - 1}), ${longestWait})`
  await tx.db
    .insertInto('login_failures')
    .values({ name_hash: count.name, device_hash: count.device, failures: 1, blocked_until: null, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['name_hash', 'device_hash'])
        .doUpdateSet({
          failures,
          blocked_until: sql`case when ${failures} >= ${freeFailures}
            then ${now}::timestamptz + ${wait} * interval '1 second' end`,
          last_at: now,
        })
        .where(sql<boolean>`coalesce(login_failures.blocked_until <= ${now}, true)`),
    )
    .execute()
}

const sealedName = (secret: string, name: string): Buffer => failureCountOf(secret, name, undefined).name

/** Until when logins of a name may be delayed, on any device; null if none ever was. */
export async function loginDelayOf(tx: Tx, secret: string, name: string): Promise<Date | null> {
  const { until } = await tx.db
    .selectFrom('login_failures')
    .select((row) => row.fn.max('blocked_until').as('until'))
    .where('name_hash', '=', sealedName(secret, name))
    .executeTakeFirstOrThrow()
  return until
}

/** Forgets the failed logins of a name, on all devices. */
export async function forgetFailures(tx: Tx, secret: string, name: string): Promise<void> {
  await tx.db.deleteFrom('login_failures').where('name_hash', '=', sealedName(secret, name)).execute()
}
