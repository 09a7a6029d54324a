import { createHmac } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** One delivery. The id stays the same when it is repeated, so that the receiver can tell. */
interface Delivery {
  readonly id: string
  readonly at: Date
  readonly content: object
}

/** A receiver of events outside the portal. */
interface Webhook {
  /** Its host, or what takes its place. */
  readonly name: string
  /** Throws unless the receiver has accepted the delivery. */
  deliver(delivery: Delivery): Promise<void>
}

const timeoutMs = 20_000

/** The operator's webhook; without one, deliveries are written to the outbox folder. */
export function webhookOf({ webhook, dataDir }: Pick<Config, 'webhook' | 'dataDir'>): Webhook {
  if (webhook === undefined) return outboxWebhook(dataDir)
  const { url, secret } = webhook
  return {
    name: url.host,
    async deliver({ id, at, content }) {
      const body = JSON.stringify(content)
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`,
        },
        body,
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
    },
  }
}

/** As Standard Webhooks describes. */
const signatureOf = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64')

function outboxWebhook(dataDir: string): Webhook {
  const folder = join(dataDir, 'outbox')
  return {
    name: 'the outbox folder',
    async deliver({ id, at, content }) {
      const draft = join(folder, `.webhook-${id}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(draft, `${JSON.stringify({ id, ...content }, null, 2)}\n`, { mode: 0o600 })
      await rename(draft, join(folder, `${at.toISOString()}-webhook-${id}.json`))
    },
  }
}
