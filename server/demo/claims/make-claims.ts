import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import {
  addNote,
  changeState,
  markDeadline,
  reportClaim,
  saveDetails,
  saveDraft,
  startClaim,
} from '../../areas/claims/claims.door.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inSequence } from '../../platform/write.ts'
import { actingAs } from '../acting-as.ts'
import { daysAfter } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { demoClaims } from './demo-claims.ts'

type World = Parameters<typeof actingAs>[1]

const account = 'ACME'

/** Claims of the contractor, by the calls that brokerage staff make. */
export async function makeClaims(tx: Tx, world: World, ids: PeopleIds): Promise<void> {
  await inSequence(demoClaims, (claim) => makeClaim(tx, world, ids, claim))
}

async function makeClaim(tx: Tx, world: World, ids: PeopleIds, demo: (typeof demoClaims)[number]): Promise<void> {
  const today = world.now()
  const at = new Date(today.getTime() - (demo.daysAgo - demo.reportedAfterDays) * 86_400_000)
  const userId = ids.get('manager@harbor.test')!
  const context = actingAs(tx, { ...world, now: () => at }, { userId, account, brokerage: 'HARBOR' })
  const lossOn = daysAfter(today, -demo.daysAgo)
  const { body: begun } = (await startClaim(context, {
    params: { accountId: account },
    body: { type: demo.type },
  })) as {
    readonly body: Claim
  }
  const params = { accountId: account, claimId: begun.id }
  let claim = begun
  const then = async (work: Promise<{ readonly body?: unknown }>): Promise<void> => {
    claim = (await work).body as Claim
  }
  await then(
    saveDraft(context, {
      params,
      body: {
        type: demo.type,
        policyId: null,
        answers: { ...demo.answers, lossOn, ...(demo.type === 'WORK_COMP' && { knownOn: lossOn }) },
        triage: null,
        version: claim.version,
      },
    }),
  )
  await then(reportClaim(context, { params, body: { version: claim.version } }))
  if (demo.details !== undefined)
    await then(saveDetails(context, { params, body: { ...demo.details, adjusterPhone: '', version: claim.version } }))
  await inSequence(demo.moves ?? [], (move) =>
    then(changeState(context, { params, body: { ...move, version: claim.version } })),
  )
  await inSequence(demo.met ?? [], (kind) =>
    then(markDeadline(context, { params: { ...params, kind }, body: { isDone: true, version: claim.version } })),
  )
  if (demo.note !== undefined) await addNote(context, { params, body: { text: demo.note, isInternal: false } })
}
