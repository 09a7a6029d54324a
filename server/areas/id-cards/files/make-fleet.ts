import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import { cardOf, policyError, vehicleError } from '@portico/contract/areas/id-cards/id-card.rules.ts'
import { cardLimits } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import type { JobRun } from '../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { change } from '../../events/events.public.ts'
import { addressedCards } from '../../first-notices/first-notices.public.ts'
import { autoPolicyView } from '../cards/auto-policies.view.ts'
import { cardPdf, cardsPerPage } from '../cards/card-pdf.ts'
import { vehiclesView } from '../cards/vehicles.view.ts'
import { changeFile } from '../id-cards.store.ts'
import { storedCardFile, type StoredCardFile } from './card-files.view.ts'
import { type FleetJob, fleetQueue } from './fleet-queue.ts'

/** Tries of a fleet PDF before it counts as failed. */
const mostTries = 3

/** Why a fleet has no cards: trying again would not help. */
class NoCards extends Error {}

/** Creates fleet PDFs in the background, one at a time. */
export function makeFleets(platform: Platform): void {
  platform.jobs.work<FleetJob>(fleetQueue, (job, run) => makeFleet(platform, job, run))
}

async function makeFleet(platform: Platform, job: FleetJob, run: JobRun): Promise<void> {
  const file = await platform.database.read({ account: job.account }, (tx) => storedCardFile(tx, job.account, job.id))
  if (file?.state !== 'MAKING') return
  const key = `id-cards/${job.id.slice(-2)}/${job.id}-${run.attempt}`
  try {
    const { cards, leftOut, agency } = await fleetCards(platform, job, file)
    const at = platform.now()
    const pages = Math.ceil(cards.length / cardsPerPage)
    const told = progressOf(platform, job, run)
    const printed = await addressedCards(platform, cards, { ...job, userId: file.madeBy, requestId: run.id })
    const bytes = await cardPdf({ cards: printed, agency, at }, (drawn) => told(Math.floor((95 * drawn) / pages)))
    const stored = await platform.files.put(key, streamed(bytes))
    await end(platform, job, run, {
      state: 'READY',
      progress: 100,
      cards: cards.length,
      left_out: leftOut,
      file_key: key,
      bytes: stored.bytes,
    })
  } catch (error) {
    await platform.files.remove(key)
    const isFinal = error instanceof NoCards
    if (!isFinal && run.attempt < mostTries) throw error
    platform.log.error({ err: error }, 'a fleet PDF of ID cards could not be made')
    await end(platform, job, run, {
      state: 'FAILED',
      message: isFinal ? error.message : idCardMessages.fileFailed,
    })
  }
}

async function fleetCards(platform: Platform, { account }: FleetJob, { policyId, on }: StoredCardFile) {
  return platform.database.read({ account }, async (tx) => {
    const policy = await autoPolicyView(tx, account, policyId)
    const error = policyError(policy, on)
    if (policy === undefined || error !== undefined) throw new NoCards(error)
    const vehicles = await vehiclesView(tx, account, cardLimits.fleet)
    const allowed = vehicles.filter(({ cells }) => vehicleError(cells, on) === undefined)
    if (allowed.length === 0) throw new NoCards(idCardMessages.noneLeft)
    const { brokerCode } = await accountHead(tx, account)
    return {
      cards: allowed.map(({ cells }) => cardOf(cells, policy, on)),
      leftOut: vehicles.length - allowed.length,
      agency: await letterheadView(tx, brokerCode),
    }
  })
}

type Changes = Parameters<typeof changeFile>[2]

/** Stores a run's progress, in steps of a tenth, and yields to other requests. */
function progressOf(platform: Platform, job: FleetJob, run: JobRun) {
  let told = 0
  return async (percent: number): Promise<void> => {
    const step = Math.floor(percent / 10) * 10
    if (step <= told) return
    told = step
    await keep(platform, job, run, { changes: { progress: step }, action: 'id-card-file.step' })
  }
}

const end = (platform: Platform, job: FleetJob, run: JobRun, changes: Changes): Promise<void> =>
  keep(platform, job, run, {
    changes,
    action: changes.state === 'READY' ? 'id-card-file.ready' : 'id-card-file.failed',
  })

async function keep(
  platform: Platform,
  { account, id }: FleetJob,
  run: JobRun,
  { changes, action }: { readonly changes: Changes; readonly action: string },
): Promise<void> {
  const author = { userId: undefined, requestId: run.id, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await changeFile(tx, { account, id }, changes)
    await tx.record({
      action,
      subject: { type: changes.state === undefined ? 'id-card-file-step' : 'id-card-file', id },
      after: { progress: changes.progress, cards: changes.cards, message: changes.message },
      events: [change(account, 'id-cards')],
    })
    return { status: 204 }
  })
}
