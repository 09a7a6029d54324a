import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { hashPassword } from '../../areas/users/users.public.ts'
import { demoPassword } from '../demo-people.ts'
import {
  makeLargeActivity,
  makeLargeConversations,
  makeLargeDocuments,
  makeLargeEvents,
  makeLargeLinks,
} from './large-world-library.ts'
import { makeInsuredPeople, makeInsuredRoles, makeLargeBrokerages, makeLargeStaff } from './large-world-people.ts'
import { makeLargeAccounts, makeLargeAgents, makeLargePolicies, makeLargeTasks } from './large-world-records.ts'
import { accountCodeOf, type AccountRange } from './large-world-sql.ts'

export interface LargeWorld {
  /** The number of accounts, in addition to those of the demonstration. */
  readonly accounts: number
  /** The server's own key, with which passwords are hashed. */
  readonly secret: string
  readonly tasksPerAccount?: number
  readonly policiesPerAccount?: number
  readonly now?: Date
  readonly onProgress?: (made: number) => void
}

/** Rows that one transaction may make: far from the time at which the embedded engine ends it. */
const rowsAtOnce = 20_000

/** An account's rows in addition to its tasks and policies. */
const otherRows = 40

/**
 * Extends the large world to this many accounts, each with its people, tasks, policies and the rest, shaped like the
 * demonstration data. Every run makes the same rows, with dates relative to today; an interrupted one continues.
 * Everyone logs in with the demonstration password: `owner@w0000001.test`, `p_acct_mgr4@b00000.test`.
 */
export async function makeLargeWorld(database: Database, world: LargeWorld): Promise<void> {
  const { accounts, secret, tasksPerAccount = 20, policiesPerAccount = 10, now = new Date(), onProgress } = world
  const passwordHash = await hashPassword(secret, demoPassword)
  const step = Math.max(1, Math.floor(rowsAtOnce / (tasksPerAccount + policiesPerAccount + otherRows)))
  let made = await madeSoFar(database)
  while (made < accounts) {
    const range: AccountRange = { from: made + 1, to: Math.min(made + step, accounts) }
    // oxlint-disable-next-line no-await-in-loop -- each part is a transaction of its own, one after the other
    await database.write('system', async (tx) => {
      await makeLargeBrokerages(tx, range)
      await makeLargeStaff(tx, range, passwordHash)
      await makeLargeAccounts(tx, range, now)
      await makeLargeAgents(tx, range)
      await makeInsuredPeople(tx, range, passwordHash)
      await makeInsuredRoles(tx, range)
      await makeLargeTasks(tx, range, tasksPerAccount, now)
      await makeLargePolicies(tx, range, policiesPerAccount, now)
      await makeLargeLinks(tx, range, now)
      await makeLargeEvents(tx, range, now)
      await makeLargeDocuments(tx, range, now)
      await makeLargeConversations(tx, range, now)
      await makeLargeActivity(tx, range, now)
    })
    made = range.to
    onProgress?.(made)
  }
  // The planner needs the new table sizes immediately; only the tables' owner may analyze them.
  await database.execute('reset role; analyze; set role portico_app')
}

/** Accounts are made in the order of their numbers, so the last one tells how many there are. */
async function madeSoFar(database: Database): Promise<number> {
  const found = await database.read('system', (tx) =>
    sql<{ code: string | null }>`select max(code) as code from accounts
      where code > ${accountCodeOf(0)} and code <= ${accountCodeOf(9_999_999)} and code ~ '^W[0-9]{7}$'`.execute(tx.db),
  )
  return Number(found.rows[0]?.code?.slice(1) ?? 0)
}
