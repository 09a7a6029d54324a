import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { claimHandling } from '../../areas/claims/claims.public.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inSequence } from '../../platform/write.ts'
import { actingAs } from '../acting-as.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import type { DemoClaim } from './demo-claim.ts'
import { demoClaims } from './demo-claims.ts'

type World = Parameters<typeof actingAs>[1]

/** Claims in every state, by the calls that people make. */
export async function makeClaims(tx: Tx, world: World, ids: PeopleIds): Promise<void> {
  await inSequence(demoClaims, (claim) => makeClaim(tx, world, ids, claim))
}

const cents = ([indemnity, medical, expense]: readonly [number, number, number]) => ({
  indemnity: indemnity * 100,
  medical: medical * 100,
  expense: expense * 100,
})

async function makeClaim(tx: Tx, world: World, ids: PeopleIds, demo: DemoClaim): Promise<void> {
  const { account = 'ACME' } = demo
  const on = (daysAgo: number): AccountContext => actingOn(tx, world, ids, { demo, account, daysAgo })
  const reported = on(demo.daysAgo - demo.reportedAfterDays)
  const begun = await claimHandling.start(reported, { params: { accountId: account }, body: { type: demo.type } })
  let claim = begun.body as Claim
  const params = { accountId: account, claimId: claim.id }
  const then = async (work: Promise<{ readonly body?: unknown }>): Promise<void> => {
    claim = (await work).body as Claim
  }
  const answers = answersOf(demo, world.now())
  const draft = { type: demo.type, policyId: null, answers, triage: null, version: claim.version }
  await then(claimHandling.save(reported, { params, body: draft }))
  if (demo.draftOf !== undefined) return
  await then(claimHandling.report(reported, { params, body: { version: claim.version } }))
  if (demo.details !== undefined) {
    const body = { ...demo.details, adjusterPhone: '', reviewOn: reviewDay(demo, world.now()), version: claim.version }
    await then(claimHandling.saveDetails(reported, { params, body }))
  }
  await inSequence(demo.moves ?? [], ({ move, daysAgo, note = '' }) =>
    then(claimHandling.changeState(on(daysAgo), { params, body: { move, note, version: claim.version } })),
  )
  await inSequence(demo.valuations ?? [], ({ daysAgo, paid, reserve }) => {
    const amounts = { paid: cents(paid), reserve: cents(reserve), recovered: cents([0, 0, 0]) }
    const valued = { valuedOn: daysAfter(world.now(), -daysAgo), source: 'CARRIER' as const, ...amounts, note: '' }
    return then(claimHandling.addValuation(on(daysAgo), { params, body: { ...valued, version: claim.version } }))
  })
  await inSequence(demo.met ?? [], (kind) =>
    then(
      claimHandling.markDeadline(reported, {
        params: { ...params, kind },
        body: { isDone: true, version: claim.version },
      }),
    ),
  )
  const loss = demo.isLinked ? claim.ledger?.proposals[0]?.loss : undefined
  if (loss !== undefined)
    await claimHandling.linkLoss(reported, { params, body: { lossId: loss.id, version: claim.version } })
  await makeMessages(tx, reported, demo, params)
}

const reviewDay = ({ reviewIn }: DemoClaim, now: Date): string | null =>
  reviewIn === undefined ? null : daysAfter(now, reviewIn)

/** What was said, asked and sent about a claim. */
async function makeMessages(
  tx: Tx,
  context: AccountContext,
  { note, statement, notice }: DemoClaim,
  params: { readonly accountId: string; readonly claimId: string },
): Promise<void> {
  if (note !== undefined) await claimHandling.addNote(context, { params, body: { text: note, isInternal: false } })
  if (statement !== undefined) await claimHandling.requestStatement(context, { params, body: statement })
  if (notice === undefined) return
  const { to, answer } = notice
  const { body } = await claimHandling.sendNotice(context, { params, body: { to, message: '' } })
  if (answer === undefined) return
  const { account, brokerage, timeZone } = context.account
  const link = { ...params, account, brokerage, timeZone, noticeId: (body as Claim).notices[0]!.id, recipient: to }
  const until = { expiresAt: context.platform.now(), madeBy: context.actor.userId }
  const arrived = { via: 'EMAIL' as const, key: params.claimId, sender: to, ...answer, entered: null, files: [] }
  await claimHandling.storeAnswer({ ...tx, record: () => Promise.resolve() }, context, { ...link, ...until }, arrived)
}

function answersOf({ type, daysAgo, answers, days = {} }: DemoClaim, now: Date): Record<string, string> {
  const onDay = (ago: number) => daysAfter(now, -ago)
  const dated = Object.fromEntries(Object.entries(days).map(([key, ago]) => [key, onDay(ago)]))
  const lossOn = onDay(daysAgo)
  return { ...answers, ...dated, lossOn, ...(type === 'WORK_COMP' && { knownOn: lossOn }) }
}

interface On {
  readonly demo: DemoClaim
  readonly account: string
  readonly daysAgo: number
}

/** The person who reports or handles a claim, on a day. */
function actingOn(tx: Tx, world: World, ids: PeopleIds, { demo, account, daysAgo }: On): AccountContext {
  const { brokerage, agents } = demoAccounts.find(({ code }) => code === account)!
  const username = demo.draftOf ?? Object.keys(agents)[0]!
  const at = new Date(world.now().getTime() - daysAgo * 86_400_000)
  return actingAs(tx, { ...world, now: () => at }, { userId: ids.get(username)!, account, brokerage })
}
