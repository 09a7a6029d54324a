import { inSequence } from '../../platform/write.ts'
import type { Platform } from '../../platform/platform.ts'
import { compareSlice } from './compare-slice.ts'
import { issueSlice } from './issue-slice.ts'
import { renewalStep, strandedRenewals } from './renewal-items.view.ts'
import type { RenewalStep } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import { queueStep, renewalQueue } from './renewal-queue.ts'
import { sendSlice } from './send-slice.ts'

const sweepQueue = 'certificate-renewals-stranded'

/** A job that has made no step for so long is taken to be lost, with its server. */
const lostAfterMs = 120_000

/** Renews certificates in slices, each with jobs of its own: a pause waits no longer than for one slice. */
export function workRenewals(platform: Platform): void {
  platform.jobs.work<RenewalStep>(renewalQueue, (job, { id }) => takeStep(platform, job, id))
}

/** Every minute: resumes renewals whose job was lost. */
export function scheduleRenewals(platform: Platform): void {
  platform.jobs.work(sweepQueue, () => resumeStranded(platform))
  platform.jobs.schedule(sweepQueue, '* * * * *')
}

export async function resumeStranded(platform: Platform): Promise<void> {
  const { database, now } = platform
  const before = new Date(now().getTime() - lostAfterMs)
  const stranded = await database.read('system', (tx) => strandedRenewals(tx, before))
  await inSequence(stranded, (job) => database.write({ account: job.account }, (tx) => queueStep(platform, tx, job)))
}

/** Does one step. What is issued is committed before its emails are: a step that is repeated sends only what is missing. */
export async function takeStep(platform: Platform, job: RenewalStep, jobId: string): Promise<void> {
  const current = await platform.database.read({ account: job.account }, (tx) => renewalStep(tx, job))
  if (current?.step !== job.step) return
  if (current.state === 'COMPARING') return compareSlice(platform, job, jobId)
  if (current.state === 'RUNNING') await issueSlice(platform, job, jobId)
  await sendSlice(platform, job, jobId)
}
