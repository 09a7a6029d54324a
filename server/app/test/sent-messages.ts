import { sql } from 'kysely'
import { vi } from 'vitest'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gathered } from '../../platform/files/byte-streams.ts'
import type { Attachment, OptOutLine } from '@portico/contract/kit/email/email-template.ts'
import { openContent, shownRecipient } from '../../platform/messages/outgoing.ts'
import type { TestServer } from './test-server.ts'

interface SentMessage {
  readonly channel: 'email' | 'sms' | 'voice'
  readonly subject: string
  readonly text: string
  readonly code?: string
  readonly attachments?: readonly Attachment[]
  readonly link?: string
  readonly replyTo?: string
  readonly optOut?: OptOutLine
}

interface Row {
  readonly channel: SentMessage['channel']
  readonly subject: string
  readonly sealed: string | null
}

/** The messages to one phone or address, oldest first, whether they wait in the database or have left for the outbox. */
export async function messagesTo(
  { running, dataDir }: Pick<TestServer, 'running' | 'dataDir'>,
  recipient: string,
): Promise<SentMessage[]> {
  const { database, secret } = running.platform
  const { rows } = await database.read('system', (tx) =>
    sql<Row>`select channel, subject, content_sealed as sealed from messages
      where recipient in (${recipient}, ${shownRecipient({ channel: 'sms', to: recipient })}) order by created_at, id`.execute(
      tx.db,
    ),
  )
  const left = await outboxOf(dataDir, recipient)
  const waiting = rows.map(({ channel, subject, sealed }) =>
    sealed === null ? undefined : { channel, subject, ...openContent(secret, sealed) },
  )
  // What left between the two looks is in both places, and counts once.
  let twice = left.length - waiting.filter((message) => message === undefined).length
  for (const message of waiting) {
    const isSame = ({ subject, text }: SentMessage) => subject === message?.subject && text === message.text
    const at = twice > 0 ? left.findIndex(isSame) : -1
    if (at === -1) continue
    left.splice(at, 1)
    twice -= 1
  }
  return waiting.map((message) => message ?? left.shift()!)
}

/** The files that a mail carries. */
export const carriedBy = ({ running }: Pick<TestServer, 'running'>, { attachments = [] }: SentMessage) =>
  Promise.all(attachments.map(async ({ key }) => gathered(await running.platform.files.open(key))))

async function outboxOf(dataDir: string, recipient: string): Promise<SentMessage[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => name.endsWith(`-${recipient.replaceAll(/[^\w.@+-]/g, '_')}.json`)).toSorted()
  return Promise.all(own.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMessage))
}

/** The code that was sent last to a phone or address. */
export async function lastCodeTo(server: TestServer, recipient: string): Promise<string> {
  const codes = (await messagesTo(server, recipient)).flatMap(({ code }) => (code === undefined ? [] : [code]))
  const last = codes.at(-1)
  if (last === undefined) throw new Error(`No code was sent to ${recipient}`)
  return last
}

/** The subjects of all messages to a person, oldest first. */
export async function subjectsTo({ running }: Pick<TestServer, 'running'>, recipient: string): Promise<string[]> {
  const { rows } = await running.platform.database.read('system', (tx) =>
    sql<{ subject: string }>`select subject from messages where recipient = ${recipient} order by id`.execute(tx.db),
  )
  return rows.map(({ subject }) => subject)
}

/** The first message to a person, once there is one. */
export const firstMessageTo = (server: Pick<TestServer, 'running' | 'dataDir'>, recipient: string) =>
  vi.waitUntil(async () => (await messagesTo(server, recipient))[0], { timeout: 30_000 })
