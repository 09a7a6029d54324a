import { respectsOptOut, sendsEmail } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Row, updateRow } from '../../platform/database/rows.ts'
import { type OutgoingMessage, queueMessages } from '../../platform/messages/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken, newToken } from '../../platform/secret.ts'
import { inSequence, write, type WriteTx } from '../../platform/write.ts'
import { addRecipients, storeQueued, keepSettled, lockBroadcast } from './broadcasts.store.ts'
import { broadcastMail } from '@portico/contract/areas/broadcasts/broadcast.emails.ts'
import { dueBroadcasts, settledMessages, waitingRecipients, type WaitingRecipient } from './sending.view.ts'

const queue = 'broadcast-send'
const sweepQueue = 'broadcasts-due'

/** Emails that are queued in one transaction: a stop waits no longer than for these. */
const batch = 100
const settledAtOnce = 1000

/** Sends broadcasts when their time comes, and every few minutes what a lost job has left behind. */
export function scheduleBroadcasts(platform: Platform): void {
  platform.jobs.work<{ id: string }>(queue, ({ id }, run) => sendBroadcast(platform, id, run.id))
  platform.jobs.work(sweepQueue, (_, run) => sweepBroadcasts(platform, run.id))
  platform.jobs.schedule(sweepQueue, '*/5 * * * *')
}

/** Adds the job that sends a broadcast at its time. */
export async function queueSending(
  { jobs, now }: Platform,
  tx: Tx,
  { id, sendAt }: { readonly id: string; readonly sendAt: Date },
): Promise<void> {
  const wait = Math.ceil((sendAt.getTime() - now().getTime()) / 1000)
  await jobs.enqueue(tx, queue, { id }, wait > 0 ? { afterSeconds: wait } : {})
}

/** Sends due broadcasts, and stores the delivery results of their emails. */
export async function sweepBroadcasts(platform: Platform, jobId: string): Promise<void> {
  const due = await platform.database.read('system', (tx) => dueBroadcasts(tx, platform.now()))
  await inSequence(due, (id) => sendBroadcast(platform, id, jobId))
  await platform.database.write('system', async (tx) => {
    const settled = await settledMessages(tx, settledAtOnce)
    const idsOf = (wanted: boolean) => settled.filter(({ isSent }) => isSent === wanted).map(({ id }) => id)
    await keepSettled(tx, idsOf(true), 'SENT')
    await keepSettled(tx, idsOf(false), 'FAILED')
  })
}

/**
 * Sends a broadcast in steps of one transaction each. A step interrupted by a crash is rolled back and repeated, so
 * everyone gets it once.
 */
export async function sendBroadcast(platform: Platform, id: string, jobId: string): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined } as const
  const { body: isUnderWay } = await write(platform, author, (tx) => nextStep(platform, tx, id))
  if (isUnderWay) await sendBroadcast(platform, id, jobId)
}

interface Step {
  /** As the audit names it. */
  readonly name: string
  readonly isUnderWay: boolean
  readonly after?: object
}

/** Runs the next step of a broadcast; returns false if there is none. */
async function nextStep(platform: Platform, tx: WriteTx, id: string): Promise<{ status: number; body: boolean }> {
  const { name, isUnderWay, after } = await takeStep(platform, tx, await lockBroadcast(tx, id))
  await tx.record({ action: `broadcast.${name}`, subject: { type: 'broadcast', id }, after })
  return { status: 200, body: isUnderWay }
}

async function takeStep(platform: Platform, tx: WriteTx, broadcast: Row<'broadcasts'> | undefined): Promise<Step> {
  const now = platform.now()
  if (broadcast?.state === 'SCHEDULED' && broadcast.send_at <= now) return start(tx, broadcast)
  if (broadcast?.state !== 'SENDING') return { name: 'pass', isUnderWay: false }
  const waiting = await waitingRecipients(tx, broadcast.id, batch)
  if (waiting.length > 0) return queueEmails(platform, tx, { broadcast, waiting })
  await updateRow(tx, 'broadcasts', { id: broadcast.id }, { state: 'SENT', finished_at: now })
  return { name: 'finish', isUnderWay: false }
}

async function start(tx: WriteTx, broadcast: Row<'broadcasts'>): Promise<Step> {
  const { id, audience } = broadcast
  const recipients = await addRecipients(tx, id, {
    audience,
    emailState: sendsEmail(broadcast) ? 'WAITING' : 'NONE',
  })
  await updateRow(tx, 'broadcasts', { id }, { state: 'SENDING' })
  return { name: 'start', isUnderWay: true, after: { recipients } }
}

interface Batch {
  readonly broadcast: Row<'broadcasts'>
  readonly waiting: readonly WaitingRecipient[]
}

async function queueEmails(platform: Platform, tx: WriteTx, { broadcast, waiting }: Batch): Promise<Step> {
  const isMarketing = respectsOptOut(broadcast)
  const addressed = waiting
    .filter(({ isOptedOut }) => !isMarketing || !isOptedOut)
    .map((recipient) => ({ recipient, token: isMarketing ? newToken() : undefined }))
  const messages = addressed.map(({ recipient, token }) => emailOf(broadcast, recipient, token))
  const ids = await queueMessages(platform, tx, messages)
  const passedOver = waiting.filter(({ isOptedOut }) => isMarketing && isOptedOut)
  await storeQueued(tx, broadcast.id, [
    ...addressed.map(({ recipient, token }, at) => ({
      user_id: recipient.userId,
      email_state: 'QUEUED' as const,
      message_id: ids[at]!,
      opt_out_hash: token === undefined ? null : hashOfToken(token),
    })),
    ...passedOver.map(({ userId }) => ({
      user_id: userId,
      email_state: 'OPTED_OUT' as const,
      message_id: null,
      opt_out_hash: null,
    })),
  ])
  return { name: 'queue', isUnderWay: true, after: { emails: ids.length, optedOut: passedOver.length } }
}

const emailOf = (
  { title, text, opt_out_line }: Row<'broadcasts'>,
  { email, brand, brokerage }: WaitingRecipient,
  token: string | undefined,
): OutgoingMessage =>
  broadcastMail.mail({
    to: email,
    title,
    text,
    brand,
    brokerage,
    optOut: token === undefined ? undefined : { line: opt_out_line, link: `/opt-out/${token}` },
  })
