import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { placementCycle, seal } from '../placement/placement.door.ts'
import { sealedBy } from './sealed-by.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf, wantedSubjectivity } from './subjectivity.access.ts'
import { deleteSubjectivityRow } from './subjectivity.store.ts'

/** Deletes a subjectivity that is open; audit and placement record keep what it was. */
export const deleteSubjectivity: Verb<'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const reader = await readerOf(tx, context)
    const { account } = reader
    demand(reader.isStaff, subjectivityMessages.staffOnly)
    const { id, status, text, line, cycle_id } = await wantedSubjectivity(tx, account, params.subjectivityId)
    if (status !== 'OPEN') throw unprocessable({ text: subjectivityMessages.onlyOpen })
    const cycle = await placementCycle(tx, context, cycle_id)
    await deleteSubjectivityRow(tx, { account, id })
    await seal(tx, account, cycle_id, { ...sealedBy(context, `No longer asked for: ${text}`), payload: { id, line } })
    await tx.record({
      action: 'subjectivity.delete',
      subject: { type: 'subjectivity', id },
      before: { text, line },
      events: [change(account, 'subjectivities')],
    })
    return { status: 200, body: await subjectivitiesView(tx, reader, cycle) }
  })
