import { sql } from 'kysely'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform.ts'
import { deliveryQueue } from './outgoing.ts'

interface Waiting {
  id: string
  channel: 'email' | 'sms' | 'voice'
  recipient: string
  subject: string
  text: string
  code: string | null
  link: string | null
  created_at: Date
}

/** Has the job queue send what waits in the outbox: each message at least once, with growing pauses after a failure. */
export function deliverMessages(platform: Platform): void {
  platform.jobs.work<{ id: string }>(deliveryQueue, ({ id }) => deliver(platform, id))
}

async function deliver(platform: Platform, id: string): Promise<void> {
  const { database, now } = platform
  const { rows } = await database.read('system', (tx) =>
    sql<Waiting>`select * from messages where id = ${id} and sent_at is null`.execute(tx.db),
  )
  const [message] = rows
  if (message === undefined) return
  await keepInFolder(platform, message)
  await database.write('system', (tx) =>
    sql`update messages set sent_at = ${now()}, attempts = attempts + 1 where id = ${id}`.execute(tx.db),
  )
}

/** The local provider: each message is one file of the outbox folder. */
async function keepInFolder({ config, log }: Platform, message: Waiting): Promise<void> {
  const folder = join(config.dataDir, 'outbox')
  const time = message.created_at.toISOString()
  const name = `${time}-${message.channel}-${message.recipient.replaceAll(/[^\w.@+-]/g, '_')}.json`
  const { channel, recipient: to, subject, text, code, link } = message
  const content = { channel, to, subject, text, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `.${message.id}`), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  // Renamed once whole, so that nobody reads half a message.
  await rename(join(folder, `.${message.id}`), join(folder, name))
  log.info({ channel, outbox: name }, 'a message was put in the outbox')
}
