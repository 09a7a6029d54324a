import { isIPv6 } from 'node:net'
import type { Limit } from '@portico/contract/kit/call.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import { ErrorResponse, tooMany } from '../error-response.ts'

/** Who makes a call. */
interface Caller {
  readonly address: string
  readonly userId: string | undefined
}

/** The tries of one caller at one call, in one window of time. */
interface Bucket {
  readonly name: string
  readonly start: Date
  readonly endsInSeconds: number
  readonly limit: Limit
}

/**
 * Runs a call within its limits, counted in the database for all server processes. A try is counted before the work, so
 * that concurrent ones cannot slip through, and uncounted if only errors count and there was none. Throws `tooMany` if
 * a limit is reached.
 */
export async function withinLimits<A extends { readonly status: number }>(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { key, limits }: { key: string; limits: readonly Limit[] },
  caller: Caller,
  work: () => Promise<A>,
): Promise<A> {
  const counted: Bucket[] = []
  let isRefused = false
  try {
    for (const limit of limits) {
      const bucket = bucketOf(key, limit, caller, now())
      // oxlint-disable-next-line no-await-in-loop -- a full bucket ends it
      if (!(await count(database, bucket))) throw tooMany(bucket.endsInSeconds)
      counted.push(bucket)
    }
    const answer = await work()
    isRefused = isError(answer.status)
    return answer
  } catch (error) {
    isRefused = counted.length === limits.length && error instanceof ErrorResponse && isError(error.status)
    throw error
  } finally {
    const returned = isRefused ? [] : counted.filter(({ limit }) => limit.refusedOnly === true)
    await Promise.all(returned.map((bucket) => giveBack(database, bucket)))
  }
}

const isError = (status: number) => status >= 400 && status < 500

function bucketOf(key: string, limit: Limit, caller: Caller, now: Date): Bucket {
  const length = limit.minutes * 60_000
  const start = Math.floor(now.getTime() / length) * length
  const who = limit.per === 'user' && caller.userId !== undefined ? caller.userId : networkOf(caller.address)
  return {
    name: `${key} ${who}`,
    start: new Date(start),
    endsInSeconds: Math.ceil((start + length - now.getTime()) / 1000),
    limit,
  }
}

/** Counts one try in one statement. Returns false if the bucket is full. */
async function count(database: Database, { name, start, limit }: Bucket): Promise<boolean> {
  const { rows } = await database.write('system', (tx) =>
    sql`insert into rate_counts (bucket, window_start, tries) values (${name}, ${start}, 1)
      on conflict (bucket, window_start) do update set tries = rate_counts.tries + 1
      where rate_counts.tries < ${limit.tries} returning tries`.execute(tx.db),
  )
  return rows.length > 0
}

async function giveBack(database: Database, { name, start }: Bucket): Promise<void> {
  await database.write('system', (tx) =>
    sql`update rate_counts set tries = tries - 1 where bucket = ${name} and window_start = ${start}`.execute(tx.db),
  )
}

/** What one subscriber is given: an IPv4 address, or the first four groups of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const left = groups(head)
  const gap = tail === undefined ? 0 : 8 - left.length - groups(tail).length
  const all = [...left, ...Array.from({ length: gap }, () => '0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
