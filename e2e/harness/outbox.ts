import { createHmac, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ServerProcess } from './server-process.ts'

/** A message that would have left the portal. */
export interface Message {
  readonly channel: 'sms' | 'voice' | 'email'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string
  readonly link?: string
  readonly replyTo?: string
  readonly optOut?: { readonly link: string; readonly oneClick?: string }
}

type Wanted = (message: Message) => boolean

/** Messages of a server, the oldest first. */
export function messagesOf({ dataDir }: Pick<ServerProcess, 'dataDir'>): readonly Message[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Message)
}

/** Runs an action and returns the message it sends, once it is in the outbox. */
export async function messageOf(server: ServerProcess, wanted: Wanted, act: () => Promise<unknown>): Promise<Message> {
  const before = messagesOf(server).filter(wanted).length
  await act()
  const newest = () => messagesOf(server).filter(wanted)[before]
  await expect.poll(newest).toBeDefined()
  return newest()!
}

/** Does something and returns the code that it sends to a phone or an address, given by how that ends or starts. */
export async function codeSent(server: ServerProcess, to: RegExp, act: () => Promise<unknown>): Promise<string> {
  const { code } = await messageOf(server, (message) => to.test(message.to) && message.code !== undefined, act)
  return code!
}

/** The newest email to an address, once at least this many were sent; login notices do not count. */
export async function newestMail(
  server: Pick<ServerProcess, 'dataDir'>,
  address: string,
  many: number,
): Promise<Message> {
  const mails = () => messagesOf(server).filter(({ to, link }) => to === address && link !== '/my-user')
  await expect.poll(() => mails().length, { message: `mails to ${address}` }).toBeGreaterThanOrEqual(many)
  return mails().at(-1)!
}

/** An email to the portal, as its email provider delivers it. */
export function delivered(mail: object, secret: string): { data: string; headers: Record<string, string> } {
  const data = JSON.stringify(mail)
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${data}`).digest('base64')
  const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
  return { data, headers: { 'content-type': 'application/json', ...signed } }
}
