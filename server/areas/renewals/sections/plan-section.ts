import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { SectionPlan } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionCodes } from '@portico/contract/areas/renewals/section-codes.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { changedRenewal, staleRenewal } from '../cycles/cycle-change.ts'
import type { CycleRow } from '../cycles/cycle.view.ts'
import { renewalName } from '../cycles/renewal.view.ts'
import { mayPlan } from '../renewal.access.ts'
import { type Member, possibleOwner } from './people.view.ts'
import { sectionToChange } from './section-to-change.ts'
import { updateSection } from './section.store.ts'

/** Gives a section to a person, with the day by which it is due. */
export const planSection: Handler<'PUT /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayPlan(context.account), renewalMessages.readersOnly)
    const { account } = context.account
    const { cycle, section } = await sectionToChange(tx, context, params)
    const { kind } = params
    const owner = await plannedOwner(tx, context, { cycle, kind, plan: body })
    const from = { account_code: account, cycle_id: cycle.id, kind, version: body.version }
    const plan = { owner_id: body.ownerId, due_on: body.dueOn }
    if (!(await updateSection(tx, from, plan))) return staleRenewal(tx, context, cycle)
    if (owner !== undefined && owner.userId !== section.owner?.userId) await tellOwner(tx, context, owner, kind)
    await tx.record({
      action: 'renewal.plan',
      subject: { type: 'renewal', id: cycle.id },
      before: { name: sectionNames[kind], kind, owner: section.owner?.name ?? null, dueOn: section.dueOn },
      after: { name: sectionNames[kind], kind, owner: owner?.name ?? null, dueOn: body.dueOn },
      events: [change(account, 'renewals')],
    })
    return { status: 200, body: await changedRenewal(tx, context, cycle) }
  })

/** Notifies the new owner of a section, unless they assigned it to themselves. */
async function tellOwner(tx: WriteTx, context: AccountContext, { userId }: Member, kind: SectionKind): Promise<void> {
  if (userId === context.actor.userId) return
  const { account } = context.account
  await tell(tx, context, {
    userId,
    account,
    kind: 'RENEWAL_NUDGE',
    message: renewalMessages.given(sectionNames[kind], await renewalName(tx, context.account)),
    note: null,
    link: `/${encodeURIComponent(account)}/renewal`,
  })
}

interface Planned {
  readonly cycle: CycleRow
  readonly kind: SectionKind
  readonly plan: SectionPlan
}

/** The new owner of the section; rejected if they may not see it, or if it would be due after the term starts. */
async function plannedOwner(tx: Tx, { account }: AccountContext, { cycle, kind, plan }: Planned) {
  if (plan.dueOn !== null && plan.dueOn > cycle.effective_on)
    throw unprocessable({ dueOn: renewalMessages.dueAfterEffective })
  if (plan.ownerId === null) return undefined
  const owner = await possibleOwner(tx, account, { userId: plan.ownerId, code: sectionCodes[kind] ?? null })
  if (owner === undefined) throw unprocessable({ ownerId: renewalMessages.unknownOwner })
  return owner
}
