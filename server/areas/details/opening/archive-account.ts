import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, Refusal } from '../../../platform/refusal.ts'
import { hasOpenRenewal } from './open-renewal.read-model.ts'
import { heldAccountOf } from './opening.view.ts'
import { saveArchived } from './save-archived.ts'

/** Archives an account, unless a renewal is in progress. */
export const archiveAccount: Verb<'POST /api/brokerages/{brokerCode}/accounts/{accountId}/archive'> = async (
  context,
  { params: { accountId } },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const held = await heldAccountOf(tx, context.brokerage.brokerage, accountId)
    if (held.archivedAt !== null) throw new Refusal(422, 'refused', openingMessages.alreadyArchived)
    if (await hasOpenRenewal(tx, accountId)) throw new Refusal(422, 'refused', openingMessages.renewalOpen)
    await tx.record(await saveArchived(tx, { account: accountId, held, archivedAt: context.platform.now() }))
    return { status: 204 }
  })
