import type { PathStep } from '@portico/contract/areas/renewals/critical-path.ts'
import { laterStepNames } from '@portico/contract/areas/renewals/lead-times.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { sectionCodes } from '@portico/contract/areas/renewals/section-codes.ts'
import { isSectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Entry, WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { renewalName } from '../cycles/renewal.view.ts'
import { accountManager, clientsInHand, type Member } from './people.view.ts'
import { insertNudges } from './section.store.ts'

/** A step of which people are reminded: a section, or what follows them. */
export type RemindedStep = PathStep['step']

const nameOf = (step: RemindedStep): string => (isSectionKind(step) ? sectionNames[step] : laterStepNames[step])

interface InHand extends Pick<PathStep, 'step' | 'side'> {
  readonly owner: Member | null
}

/** Who a step is waiting for: its owner, else the side whose turn it is. If no client may act, the brokerage. */
export async function peopleOf(tx: Tx, account: string, { step, side, owner }: InHand): Promise<readonly Member[]> {
  if (owner !== null) return [owner]
  const code = isSectionKind(step) ? (sectionCodes[step] ?? null) : null
  const clients = side === 'CLIENT' ? await clientsInHand(tx, account, code) : []
  if (clients.length > 0) return clients
  const manager = await accountManager(tx, account)
  return manager === undefined ? [] : [manager]
}

interface Reminder {
  readonly owner: Pick<AccountAccess, 'account' | 'brokerage'>
  readonly cycleId: string
  readonly step: RemindedStep
  readonly to: readonly Member[]
  /** Null if the portal sends the reminder. */
  readonly by: string | null
  readonly note: string
}

/** Reminds people of a step by notification and email, and stores that; returns the audit entry. */
export async function remind(tx: WriteTx, platform: Platform, reminder: Reminder): Promise<Entry> {
  const { owner, cycleId, step, to, by, note } = reminder
  const { account } = owner
  const of = { account_code: account, cycle_id: cycleId, kind: step, nudged_at: platform.now(), nudged_by: by, note }
  await insertNudges(
    tx,
    to.map(({ userId }) => ({ ...of, user_id: userId })),
  )
  const notice = {
    account,
    kind: 'RENEWAL_NUDGE' as const,
    message: renewalMessages.nudge(nameOf(step), await renewalName(tx, owner)),
    note: note === '' ? null : note,
    link: `/${encodeURIComponent(account)}/renewal?cycle=${cycleId}`,
  }
  // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
  for (const { userId } of to) await tell(tx, { platform }, { ...notice, userId })
  return {
    action: 'renewal.nudge',
    subject: { type: 'renewal', id: cycleId },
    after: { name: nameOf(step), kind: step, to: to.map(({ name }) => name), note, isAutomatic: by === null },
    events: [change(account, 'renewals')],
  }
}
