import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestServer } from '../../../app/test/test-server.ts'
import { openContent } from '../../../platform/messages/outgoing.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
}

interface Row {
  readonly subject: string
  readonly content_sealed: string | null
  readonly created_at: Date
}

/** The newest mail to an address: as it waits in the outbox or, once it has left, as the provider's folder holds it. */
export async function lastMail({ running, dataDir }: TestServer, to: string): Promise<Mail> {
  const { database, secret } = running.platform
  const { rows } = await database.read('system', (tx) =>
    sql<Row>`select subject, content_sealed, created_at from messages
      where recipient = ${to} order by created_at desc, id desc limit 1`.execute(tx.db),
  )
  const [row] = rows
  if (row === undefined) throw new Error(`No mail was written to ${to}`)
  const { subject, content_sealed: sealed, created_at: time } = row
  if (sealed !== null) return { to, subject, ...openContent(secret, sealed) } as Mail
  const name = `${time.toISOString()}-email-${to}.json`
  return JSON.parse(await readFile(join(dataDir, 'outbox', name), 'utf8')) as Mail
}

/** What a link carries at its end. */
export const identifierOf = ({ link }: Mail): string => /[\w-]{43}$/.exec(link)![0]

/** How many mails were ever put in the outbox for an address. */
export async function countMails({ running }: TestServer, address: string): Promise<number> {
  const { rows } = await running.platform.database.read('system', (tx) =>
    sql`select from messages where recipient = ${address}`.execute(tx.db),
  )
  return rows.length
}
