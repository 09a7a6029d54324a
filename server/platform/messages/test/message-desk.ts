import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../database/test/test-database.ts'
import { ErrorBuffer } from '../../errors/error-buffer.ts'
import { openFiles } from '../../files/open-files.ts'
import { JobQueue } from '../../jobs/job-queue.ts'
import { createLog } from '../../log.ts'
import type { Platform } from '../../platform.ts'
import { deliverMessages } from '../delivery.ts'
import { emailTemplate } from '@portico/contract/kit/email/email-template.ts'
import { deliveryQueue, queueMessages, type OutgoingMessage } from '../outgoing.ts'

interface MessageRow {
  readonly id: string
  readonly attempts: number
  readonly sent: boolean
  readonly recipient: string
  readonly last_error: string | null
  readonly content_sealed: string | null
}

/** A database with its message delivery and nothing else, under settings of a test's own. */
export interface MessageDesk {
  readonly platform: Platform
  /** What was logged, a line an entry. */
  readonly log: string[]
  queue(...messages: OutgoingMessage[]): Promise<void>
  start(): Promise<void>
  /** Every message as the database keeps it, oldest first. */
  rows(): Promise<MessageRow[]>
  /** Waits until the rows are as wanted. */
  until(isSo: (rows: MessageRow[]) => boolean): Promise<MessageRow[]>
  /** Lets what waits to be tried again be tried now; `tries` are counted as made already. */
  hurry(tries?: number): Promise<void>
}

const template = emailTemplate<{ readonly to: string }>({
  name: 'platform.test',
  title: 'Test',
  write: ({ to }) => ({ to, subject: 'A new password', text: 'Someone asked for a new password.' }),
  sample: ({ to }) => ({ to }),
})

export const mailTo = (to: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...template.mail({ to }),
  ...more,
})

/** Opens a desk for the test that is running; with it the desk ends. */
export async function openMessageDesk(environment: Record<string, string> = {}): Promise<MessageDesk> {
  const made = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'portico-messages-'))
  const desk = deskOn(made, { PORTICO_PUBLIC_URL: 'https://portal.example', ...environment, PORTICO_DATA_DIR: dataDir })
  onTestFinished(async () => {
    await desk.platform.jobs.stop()
    await made.remove()
    await rm(dataDir, { recursive: true, force: true })
  })
  return desk
}

/** A desk on a database that stands already, as a second server has one. */
export function deskOn({ database }: Pick<TestDatabase, 'database'>, environment: Record<string, string>): MessageDesk {
  const log: string[] = []
  const stored = createLog({ logLevel: 'info' }, { write: (line) => void log.push(line) })
  const jobs = new JobQueue(database, stored)
  const config = readConfig({ NODE_ENV: 'test', ...environment })
  const now = () => new Date()
  const errors = new ErrorBuffer({ log: stored, now, release: '' })
  const platform = {
    config,
    database,
    jobs,
    ...openFiles(config),
    secret: 'a secret of tests',
    log: stored,
    errors,
    now,
  }
  deliverMessages(platform)
  const rows = async () => {
    const found = await database.read('system', (tx) =>
      sql<MessageRow>`select id, attempts, sent_at is not null as sent, recipient, last_error, content_sealed from messages
        order by id`.execute(tx.db),
    )
    return found.rows
  }
  return {
    platform,
    log,
    rows,
    queue: async (...messages) => {
      await database.write('system', (tx) => queueMessages(platform, tx, messages))
    },
    start: () => jobs.start(),
    until: (isSo) =>
      vi.waitUntil(
        async () => {
          const found = await rows()
          return isSo(found) && found
        },
        { timeout: 30_000 },
      ),
    async hurry(tries) {
      await vi.waitUntil(() => isWaitingAgain(database), { timeout: 30_000 })
      await database.write('system', async (tx) => {
        await sql`update jobs.job set start_after = now(), retry_count = coalesce(${tries ?? null}::int - 1, retry_count)
          where name = ${deliveryQueue} and state = 'retry'`.execute(tx.db)
        await tx.notify('portico_jobs', deliveryQueue)
      })
    },
  }
}

async function isWaitingAgain(database: TestDatabase['database']): Promise<boolean> {
  const { rows } = await database.execute(`select 1 from jobs.job where name = '${deliveryQueue}' and state = 'retry'`)
  return rows.length > 0
}
