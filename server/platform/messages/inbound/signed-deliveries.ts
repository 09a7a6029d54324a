import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import type { Platform } from '../../platform.ts'
import { notFound, ErrorResponse } from '../../error-response.ts'

/** Minutes by which the clock of a sender, and the way here, may differ from ours. */
const toleranceMinutes = 5
/** Seconds after which an unfinished delivery may be taken again: the process that had it has ended. */
const abandonedSeconds = 60

/** Bodies of unknown senders that are read at the same time; more are asked to come again. */
const mostAtOnce = 16

interface Delivery {
  readonly id: string
  readonly timestamp: string
  readonly signatures: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    deliveryId?: string | undefined
  }
}

/**
 * Accepts only deliveries signed as Standard Webhooks describes: HMAC-SHA256 of `id.timestamp.body`. Anything else gets
 * a 404 before its body is parsed; a delivery that was handled before gets a 409.
 */
export function acceptSigned(app: FastifyInstance, platform: Platform, secret: string): void {
  const key = keyOf(secret)
  let reading = 0
  app.addHook('preParsing', (request, reply, payload, done) => {
    const delivery = deliveryOf(request, platform.now())
    if (delivery === undefined) return done(notFound())
    if (reading >= mostAtOnce)
      return done(new ErrorResponse(503, 'unavailable', messages.unavailable, { retryAfter: 30 }))
    reading += 1
    reply.raw.once('close', () => {
      reading -= 1
    })
    const checked = checking(key, delivery, () => {
      request.deliveryId = delivery.id
    })
    payload.on('error', (error) => checked.destroy(error))
    // Without a signature the handler never reads the body, so an error in it is ignored.
    checked.on('error', () => undefined)
    done(null, payload.pipe(checked))
  })
  app.addHook('preHandler', async (request) => {
    const { deliveryId } = request
    if (deliveryId === undefined) throw notFound()
    if (await claim(platform, deliveryId)) return
    request.deliveryId = undefined
    throw new ErrorResponse(409, 'repeated', messages.repeatedDelivery)
  })
  app.addHook('onSend', async ({ deliveryId, log }, { statusCode }) => {
    if (deliveryId === undefined) return
    await finish(platform, deliveryId, statusCode < 500).catch((error: unknown) =>
      log.error({ err: error }, 'a delivery could not be recorded as handled'),
    )
  })
}

/** Passes a body on, and rejects its end unless it was signed. */
function checking(key: Buffer | string, { id, timestamp, signatures }: Delivery, onSigned: () => void): Transform {
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`)
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hmac.update(chunk)
      next(null, chunk)
    },
    flush(next) {
      const isSigned = isAmong(hmac.digest(), signatures)
      if (isSigned) onSigned()
      next(isSigned ? null : notFound())
    },
  })
}

/** A secret in the form of Standard Webhooks is base64 after its prefix; any other is used as it is. */
const keyOf = (secret: string) => (secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret)

/** What the headers of a request say; undefined if they are incomplete, or too old or new. */
function deliveryOf({ headers }: FastifyRequest, now: Date): Delivery | undefined {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string]
  const isComplete = /^[\w-]{1,128}$/.test(id) && /^\d{10}$/.test(timestamp)
  if (!isComplete || Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMinutes * 60_000) return undefined
  const signatures = signature.split(' ').flatMap((each) => (each.startsWith('v1,') ? [each.slice(3)] : []))
  return { id, timestamp, signatures }
}

/** While a secret is replaced, a sender signs with both. */
function isAmong(digest: Buffer, signatures: readonly string[]): boolean {
  return signatures.some((signature) => {
    const given = Buffer.from(signature, 'base64')
    return given.length === digest.length && timingSafeEqual(given, digest)
  })
}

/** Takes a delivery for handling; false if it was handled, or is being handled now. */
async function claim({ database, now }: Platform, id: string): Promise<boolean> {
  const abandoned = new Date(now().getTime() - abandonedSeconds * 1000)
  const { rows } = await database.write('system', (tx) =>
    sql`insert into inbound_deliveries (delivery_id, claimed_at) values (${id}, ${now()})
      on conflict (delivery_id) do update set claimed_at = excluded.claimed_at
      where inbound_deliveries.done_at is null and inbound_deliveries.claimed_at < ${abandoned}
      returning delivery_id`.execute(tx.db),
  )
  return rows.length > 0
}

/** Remembers a handled delivery; one that failed may come again under its id. */
async function finish({ database, now }: Platform, id: string, isHandled: boolean): Promise<void> {
  await database.write('system', (tx) =>
    isHandled
      ? sql`update inbound_deliveries set done_at = ${now()} where delivery_id = ${id}`.execute(tx.db)
      : sql`delete from inbound_deliveries where delivery_id = ${id} and done_at is null`.execute(tx.db),
  )
}
