import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionCodes } from '@portico/contract/areas/renewals/section-codes.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { sideOf } from '@portico/contract/areas/renewals/section-marks.ts'
import type { AccountContext, Verb } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, Refusal } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { tell } from '../../notifications/notifications.door.ts'
import { changedRenewal } from '../cycles/cycle-change.ts'
import { renewalName } from '../cycles/renewal.view.ts'
import { mayWorkOn } from '../renewal.access.ts'
import { accountManager, clientAdmins, type Member, nudgesSince } from './people.view.ts'
import { sectionToChange } from './section-to-change.ts'
import { insertNudges } from './section.store.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Reminds whoever has a section in hand; each of them once a day. */
export const nudgeSection: Verb<'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/nudges'> = async (
  context,
  { params: { cycleId, kind }, body: { note } },
) =>
  context.write(async (tx) => {
    demand(mayWorkOn(context.account), renewalMessages.readersOnly)
    const { account } = context.account
    const { cycle, section } = await sectionToChange(tx, context, { cycleId, kind })
    const people = await peopleToNudge(tx, context, section)
    const to = await notNudgedToday(tx, context, { cycleId: cycle.id, kind, people })
    const nudged_at = context.platform.now()
    const nudged_by = context.actor.userId
    await insertNudges(
      tx,
      to.map(({ userId }) => ({
        account_code: account,
        cycle_id: cycle.id,
        kind,
        user_id: userId,
        nudged_at,
        nudged_by,
        note,
      })),
    )
    const message = renewalMessages.nudge(sectionNames[kind], await renewalName(tx, context.account))
    const link = `/${encodeURIComponent(account)}/renewal`
    for (const { userId } of to) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tell(tx, context, {
        userId,
        account,
        kind: 'RENEWAL_NUDGE',
        message,
        note: note === '' ? null : note,
        link,
      })
    }
    await tx.record({
      action: 'renewal.nudge',
      subject: { type: 'renewal', id: cycle.id },
      after: { name: sectionNames[kind], kind, to: to.map(({ name }) => name), note },
      events: [change(account, 'renewals')],
    })
    return { status: 200, body: await changedRenewal(tx, context, cycle) }
  })

/** The owner of a section, else the side that has it in hand. Nobody reminds themselves. */
async function peopleToNudge(
  tx: Tx,
  { account: { account }, actor }: AccountContext,
  { kind, status, owner, isComplete }: RenewalSection,
): Promise<readonly Member[]> {
  if (isComplete) throw refused(renewalMessages.nothingToNudge)
  const ofSide = async () =>
    sideOf(status) === 'CLIENT'
      ? clientAdmins(tx, account, sectionCodes[kind] ?? null)
      : [await accountManager(tx, account)].filter((manager) => manager !== undefined)
  const people = owner === null ? await ofSide() : [owner]
  const others = people.filter(({ userId }) => userId !== actor.userId)
  if (others.length === 0) throw refused(renewalMessages.nobodyToNudge)
  return others
}

interface Nudged {
  readonly cycleId: string
  readonly kind: SectionKind
  readonly people: readonly Member[]
}

/** Those who have not been reminded of the section within a day; where there are none, says when the last one left. */
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

const refused = (message: string) => new Refusal(422, 'refused', message)
