import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { JobRun } from '../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { linkMails } from '../links/link-mail.ts'
import { changePacket } from '../submission.store.ts'
import { submissionView } from '../submissions.view.ts'
import { buildPacket } from './build-packet.ts'
import { PartGone } from './packet-part.ts'
import { type PacketJob, packetQueue } from './packet-queue.ts'

/** Tries of a packet before its people are notified of the failure. */
const mostTries = 3

/** The packet was restarted, or is already built. */
class MovedOn extends Error {}

/** Builds packets in the background, two at a time. */
export function makePackets(platform: Platform): void {
  platform.jobs.work<PacketJob>(packetQueue, (job, run) => makePacket(platform, job, run), { concurrency: 2 })
}

async function makePacket(platform: Platform, job: PacketJob, run: JobRun): Promise<void> {
  const submission = await platform.database.read({ account: job.account }, (tx) =>
    submissionView(tx, job.account, job.id),
  )
  if (submission === undefined) return
  const key = `submissions/${job.account}/${job.id}-${job.run}-${run.attempt}`
  const steps = new PacketSteps(platform, job, { requestId: run.id, name: `Submission ${submission.number}` })
  try {
    const { bytes, sha256 } = await buildPacket({ platform, submission }, key, (percent) => steps.progress(percent))
    await steps.end({ packet_state: 'READY', packet_key: key, packet_bytes: bytes, packet_sha256: sha256 })
  } catch (error) {
    await platform.files.remove(key)
    if (error instanceof MovedOn) return
    const isGone = error instanceof PartGone
    if (!isGone && run.attempt < mostTries) throw error
    platform.log.error({ err: error }, 'a packet of a submission could not be made')
    const message = isGone ? `“${error.message}” ${submissionMessages.fileGone}` : submissionMessages.packetFailed
    await steps.end({ packet_state: 'FAILED', packet_message: message })
  }
}

type Ending = Parameters<typeof changePacket>[3]

/** The steps of one run: each is stored and reported, and ends the run if another has replaced it. */
class PacketSteps {
  readonly #platform: Platform
  readonly #job: PacketJob
  readonly #run: { readonly requestId: string; readonly name: string }
  #told = -1

  constructor(platform: Platform, job: PacketJob, run: { readonly requestId: string; readonly name: string }) {
    this.#platform = platform
    this.#job = job
    this.#run = run
  }

  /** Reports the run's progress, in steps of a twentieth. */
  async progress(percent: number): Promise<void> {
    const step = Math.floor(percent / 5) * 5
    if (step <= this.#told) return
    this.#told = step
    await this.#write({ packet_state: 'BUILDING', packet_progress: step }, 'submission.packet-step')
  }

  /** Ends the run. A finished packet is emailed to every waiting recipient, each by their own link. */
  async end(ending: Ending): Promise<void> {
    const isReady = ending.packet_state === 'READY'
    const progress = isReady ? { packet_progress: 100, packet_message: null } : {}
    await this.#write({ ...progress, ...ending }, isReady ? 'submission.packet' : 'submission.packet-failed')
  }

  async #write(changed: Ending, action: string): Promise<void> {
    const { account, id, run } = this.#job
    const scope = { account }
    const author = { userId: undefined, requestId: this.#run.requestId, scope, idempotency: undefined }
    await write(this.#platform, author, async (tx) => {
      const now = this.#platform.now()
      if (!(await changePacket(tx, { account, id }, run, { ...changed, packet_moved_at: now }))) throw new MovedOn()
      await tx.record({
        action,
        subject: { type: changed.packet_state === 'BUILDING' ? 'submission-step' : 'submission', id },
        after: { name: this.#run.name, state: changed.packet_state, message: changed.packet_message },
        events: [change(account, 'submissions', id)],
        messages: changed.packet_state === 'READY' ? await this.#mails(tx) : [],
      })
      return { status: 204 }
    })
  }

  async #mails(tx: WriteTx) {
    const { account, id } = this.#job
    return linkMails(tx, this.#platform, (await submissionView(tx, account, id))!)
  }
}
