import { sql } from 'kysely'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform.ts'
import { messagesChannel } from './outgoing.ts'

/** Milliseconds between looks for messages that no wake-up announced or that failed before. */
const pollMs = 30_000

/** Times a message is tried before it is left for a person to look at. */
const maxAttempts = 8

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

/** Sends what waits in the messages table: one at a time, each at least once. Answers how to stop. */
export async function deliverMessages(platform: Platform): Promise<{ close(): Promise<void> }> {
  const { database, log } = platform
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  const drain = async () => {
    while (isAsked && !isClosed) {
      isAsked = false
      // oxlint-disable-next-line no-await-in-loop -- the next message is looked for once this one has left
      if (await deliverNext(platform)) isAsked = true
    }
  }
  const wake = () => {
    isAsked = true
    running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, 'messages could not be delivered'))
      .finally(() => (running = undefined))
  }
  const stop = await database.listen(messagesChannel, wake, wake)
  const timer = setInterval(wake, pollMs)
  wake()
  return {
    async close() {
      isClosed = true
      clearInterval(timer)
      await stop()
      await running
    },
  }
}

/** Takes the oldest waiting message, sends it and marks it sent, in one transaction: another process passes it by. */
async function deliverNext(platform: Platform): Promise<boolean> {
  return platform.database.write('system', async (tx) => {
    const found = await sql<Waiting>`select * from messages where sent_at is null and attempts < ${maxAttempts}
      and created_at <= ${platform.now()}::timestamptz - (interval '1 minute' * (power(2, attempts) - 1))
      order by created_at limit 1 for update skip locked`.execute(tx.db)
    const message = found.rows[0]
    if (message === undefined) return false
    const fault = await keepInFolder(platform, message).then(
      () => null,
      (error: unknown) => String(error),
    )
    const sentAt = fault === null ? platform.now() : null
    await sql`update messages set attempts = attempts + 1, sent_at = ${sentAt}, last_error = ${fault}
      where id = ${message.id}`.execute(tx.db)
    return true
  })
}

/** The local provider: each message is one file of the outbox folder. */
async function keepInFolder({ config, log }: Platform, message: Waiting): Promise<void> {
  const folder = join(config.dataDir, 'outbox')
  const time = message.created_at.toISOString().replaceAll(':', '-')
  const name = `${time}-${message.channel}-${message.recipient.replaceAll(/[^\w.@+-]/g, '_')}.json`
  const { channel, recipient: to, subject, text, code, link } = message
  const content = { channel, to, subject, text, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `.${message.id}`), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  await rename(join(folder, `.${message.id}`), join(folder, name))
  log.info({ channel, outbox: name }, 'a message was put in the outbox')
}
