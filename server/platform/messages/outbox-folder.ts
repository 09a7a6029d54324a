import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Letter, MessageChannel } from './message-channel.ts'

/** A message as its file holds it. */
export type OutboxMessage = Pick<
  Letter,
  'channel' | 'to' | 'subject' | 'text' | 'code' | 'link' | 'replyTo' | 'attachments' | 'optOut'
>

const folderOf = (dataDir: string) => join(dataDir, 'outbox')
const fileName = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)-(?:email|sms|voice)-.*\.json$/

/** The local provider: each message is one file of the outbox folder, `{ISO time}-{channel}-{recipient}.json`. */
export function outboxFolder(dataDir: string, log: Logger): MessageChannel {
  const folder = folderOf(dataDir)
  return {
    async send(letter) {
      const { id, channel, to, subject, text, code, link: path, replyTo, attachments, optOut, brand, sender } = letter
      const from = brand === undefined ? undefined : (sender ?? undefined)
      const shown = { channel, from, to, subject, text, code, link: path, replyTo, attachments, optOut }
      const content = `${JSON.stringify(shown, null, 2)}\n`
      const draft = join(folder, `.${id}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(draft, content, { mode: 0o600 })
      await publish(folder, draft, letter, content)
      await rm(draft, { force: true })
      // The name of the file holds a phone or an address, which no log should.
      log.info({ channel, message: id }, 'a message was put in the outbox')
    },
  }
}

/** Renames a finished draft, so that no reader sees half a message; moves it a millisecond on if the name is taken. */
async function publish(folder: string, draft: string, letter: Letter, content: string): Promise<string> {
  const recipient = letter.to.replaceAll(/[^\w.@+-]/g, '_')
  for (let time = letter.createdAt.getTime(); ; time += 1) {
    const name = `${new Date(time).toISOString()}-${letter.channel}-${recipient}.json`
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next name is tried only where this one is taken
      await link(draft, join(folder, name))
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // oxlint-disable-next-line no-await-in-loop -- likewise
      if ((await readFile(join(folder, name), 'utf8')) === content) return name
    }
  }
}

/** The newest messages of the outbox folder, newest first. Files that are no messages are passed over. */
export async function newestOfOutbox(
  dataDir: string,
  count: number,
): Promise<readonly (OutboxMessage & { readonly time: string })[]> {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => fileName.test(name))
    .toSorted()
    .toReversed()
    .slice(0, count)
  return Promise.all(
    newest.map(async (name) => ({
      time: fileName.exec(name)![1]!,
      ...(JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMessage),
    })),
  )
}
