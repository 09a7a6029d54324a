import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, stale, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { placementCycle, seal } from '../placement/placement.door.ts'
import { columnsOf } from './add-subjectivity.ts'
import { sealedBy } from './sealed-by.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf, wantedSubjectivity } from './subjectivity.access.ts'
import { updateSubjectivity } from './subjectivity.store.ts'

/** Changes a subjectivity that is open. */
export const changeSubjectivity: Verb<'PUT /api/accounts/{accountId}/subjectivities/{subjectivityId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = await readerOf(tx, context)
    const { account } = reader
    demand(reader.isStaff, subjectivityMessages.staffOnly)
    const row = await wantedSubjectivity(tx, account, params.subjectivityId)
    const cycle = await placementCycle(tx, context, row.cycle_id)
    const shown = await subjectivitiesView(tx, reader, cycle)
    const before = shown.items.find(({ id }) => id === row.id)
    if (row.version !== body.version) throw stale(before)
    if (row.status !== 'OPEN') throw unprocessable({ text: subjectivityMessages.onlyOpen })
    await updateSubjectivity(tx, row, await columnsOf(tx, account, shown, { ...body, line: row.line }))
    const after = await subjectivitiesView(tx, reader, cycle)
    await seal(tx, account, cycle.id, {
      ...sealedBy(context, `Changed: ${body.text}`),
      payload: { before: before ?? null, after: body },
    })
    await tx.record({
      action: 'subjectivity.update',
      subject: { type: 'subjectivity', id: row.id },
      before,
      after: body,
      events: [change(account, 'subjectivities')],
    })
    return { status: 200, body: after }
  })
