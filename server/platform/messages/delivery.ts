import type { JobRun } from '../jobs/job-queue.ts'
import type { Platform } from '../platform.ts'
import { chooseChannels } from './choose-channels.ts'
import { failureText } from './failure-text.ts'
import { RecipientRefused, type Channels, type Letter } from './message-channel.ts'
import { recordFailure, recordSent, takeMessage, type WaitingMessage } from './message-store.ts'
import { deliveryQueue, openContent } from './outgoing.ts'

/** Messages that leave at the same time, so that one slow receiver does not hold up the others' codes. */
const concurrency = 4

/**
 * Makes the job queue send outbox messages, with growing delays after a failure. An accepted message is not sent again,
 * unless the server stopped right after; the repeat then carries the same id. Nothing about a suspended brokerage is
 * sent.
 */
export function deliverMessages(platform: Platform): void {
  const channels = chooseChannels(platform)
  platform.jobs.work<{ id: string }>(deliveryQueue, ({ id }, run) => deliver(platform, channels, id, run), {
    concurrency,
  })
}

async function deliver(platform: Platform, channels: Channels, id: string, run: JobRun): Promise<void> {
  const waiting = await takeMessage(platform.database, id, run.attempt)
  if (waiting === undefined) return
  if (waiting.is_held) {
    await recordFailure(platform.database, id, { error: 'The brokerage is suspended', isGivenUp: true })
    return
  }
  try {
    const letter = openLetter(platform, waiting)
    await channels[waiting.channel].send(letter).catch((error: unknown) => {
      throw fitToKeep(platform, letter, error)
    })
  } catch (error) {
    await noteFailure(platform, waiting, run, error)
    return
  }
  await recordSent(platform.database, id, platform.now())
}

function openLetter(
  { secret }: Platform,
  { id, channel, recipient, subject, color, sender, ...row }: WaitingMessage,
): Letter {
  const content = openContent(secret, row.content_sealed)
  return { id, channel, to: recipient, subject, color, sender, createdAt: row.created_at, ...content }
}

/** A provider's error may repeat its input: remove codes, links and credentials. */
function fitToKeep({ config }: Platform, { text, code, link, replyTo, optOut }: Letter, error: unknown): Error {
  const said = failureText(error, [
    text,
    link,
    code,
    replyTo,
    optOut?.link,
    config.mail?.password,
    config.twilio?.authToken,
  ])
  return error instanceof RecipientRefused ? new RecipientRefused(said) : new Error(said)
}

/** Rejects where the message is to be tried again. */
async function noteFailure(
  { database, log }: Platform,
  { id, channel }: WaitingMessage,
  run: JobRun,
  failure: unknown,
): Promise<void> {
  const error = failureText(failure, [])
  const isRefused = failure instanceof RecipientRefused
  const isGivenUp = isRefused || run.isLast
  await recordFailure(database, id, { error, isGivenUp })
  const told = { message: id, channel, attempt: run.attempt, error }
  if (isRefused) log.warn(told, 'a message was refused for its recipient')
  else if (isGivenUp) log.error(told, 'a message could not be sent and is given up')
  else log.warn(told, 'a message could not be sent yet')
  if (!isGivenUp) throw new Error(error)
}
