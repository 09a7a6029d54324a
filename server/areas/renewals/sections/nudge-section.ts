import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sideOf } from '@portico/contract/areas/renewals/section-marks.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { changedRenewal } from '../cycles/cycle-change.ts'
import { mayWorkOn } from '../renewal.access.ts'
import { type Member, nudgesSince } from './people.view.ts'
import { peopleOf, remind } from './remind.ts'
import { sectionToChange } from './section-to-change.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Reminds the assignees of a section; each of them once a day. */
export const nudgeSection: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/nudges'> = async (
  context,
  { params: { cycleId, kind }, body: { note } },
) =>
  context.write(async (tx) => {
    demand(mayWorkOn(context.account), renewalMessages.readersOnly)
    const { cycle, section } = await sectionToChange(tx, context, { cycleId, kind })
    const people = await peopleToNudge(tx, context, section)
    const to = await notNudgedToday(tx, context, { cycleId: cycle.id, kind, people })
    const of = { owner: context.account, cycleId: cycle.id, step: kind, by: context.actor.userId }
    await tx.record(await remind(tx, context.platform, { ...of, to, note }))
    return { status: 200, body: await changedRenewal(tx, context, cycle) }
  })

/** The assignees of a section, without the sender. */
async function peopleToNudge(
  tx: Tx,
  { account: { account }, actor }: AccountContext,
  { kind, status, owner, isComplete }: RenewalSection,
): Promise<readonly Member[]> {
  if (isComplete) throw refused(renewalMessages.nothingToNudge)
  const people = await peopleOf(tx, account, { step: kind, side: sideOf(status), owner })
  const others = people.filter(({ userId }) => userId !== actor.userId)
  if (others.length === 0) throw refused(renewalMessages.nobodyToNudge)
  return others
}

interface Nudged {
  readonly cycleId: string
  readonly kind: SectionKind
  readonly people: readonly Member[]
}

/** People not reminded of the section within a day; if there are none, reports when the last reminder was sent. */
async function notNudgedToday(
  tx: Tx,
  { account: { account }, platform }: AccountContext,
  { people, ...of }: Nudged,
): Promise<readonly Member[]> {
  const now = platform.now().getTime()
  const last = await nudgesSince(tx, { account, ...of, since: new Date(now - dayMs) })
  const left = people.filter(({ userId }) => !last.has(userId))
  if (left.length > 0) return left
  const latest = Math.max(...[...last.values()].map((at) => at.getTime()))
  throw refused(renewalMessages.nudgedToday(Math.floor((now - latest) / hourMs)))
}

const refused = (message: string) => new ErrorResponse(422, 'refused', message)
