import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { byLink } from '../../applications/applications.public.ts'
import { takeApplication } from '../entering/take-link.ts'
import { noteDone } from '../open-link.store.ts'
import { openEntryView } from '../open-entry.ts'

/** Opens an application again that the holder of the link marked as done. */
export const reopenOpenForm: Handler<'PUT /open/apps/{x}/current-apps/{appId}/digital-undone'> = async (
  context,
  { params: { x: token, appId } },
) => {
  const taken = await takeApplication(context, { token, appId })
  const { link, shared, answerer, used } = taken
  return taken.write(async (tx) => {
    demand(link.purpose !== 'QUESTIONNAIRE', openLinkMessages.submitted)
    const { status, mayReopen } = await openEntryView(tx, taken, shared)
    demand(status !== 'DONE' || mayReopen, openLinkMessages.notOwnDone)
    const entry = await byLink.reopen(tx, answerer, shared.id)
    await noteDone(tx, link, { applicationId: shared.id, freeze: null })
    await used(tx, 'REOPENED', { applicationId: shared.id })
    await tx.record({ ...entry, after: { ...entry.after, byLink: link.recipientName } })
    return { status: 200, body: await openEntryView(tx, taken, { ...shared, doneFreeze: null }) }
  })
}
