import type { Handler } from '../../../platform/context.ts'
import { byLink } from '../../applications/applications.public.ts'
import { takeAnswering } from '../entering/take-link.ts'
import { noteDone } from '../open-link.store.ts'
import { openEntryView } from '../open-entry.ts'

/** Marks a shared application as done; notifies managers and the person who shared it. */
export const finishOpenForm: Handler<'POST /open/apps/{x}/current-apps/front-end/{appId}/digital-done'> = async (
  context,
  { params: { x: token, appId } },
) => {
  const taken = await takeAnswering(context, { token, appId })
  const { link, shared, answerer, used } = taken
  return byLink.withFinalVersion(answerer, (maker) =>
    taken.write(async (tx) => {
      const finishing = { agentToComplete: false, maker, alsoTell: [link.madeBy] }
      const { freeze, unprintable, entry } = await byLink.finish(tx, answerer, shared.id, finishing)
      await noteDone(tx, link, { applicationId: shared.id, freeze })
      await used(tx, 'DONE', { applicationId: shared.id })
      await tx.record({ ...entry, after: { ...entry.after, byLink: link.recipientName } })
      const shown = await openEntryView(tx, taken, { ...shared, doneFreeze: freeze })
      return { status: 200, body: { ...shown, unprintable } }
    }),
  )
}
