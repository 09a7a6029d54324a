import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf, lockedSubjectivity } from './subjectivity.access.ts'
import { placementCycle } from '../placement/placement.public.ts'

/** Takes a file off a subjectivity that is open; it stays among the documents. */
export const removeFile: Handler<
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}'
> = async (context, { params: { subjectivityId, documentId } }) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    const { account } = reader
    demand(reader.maySubmit)
    const row = await lockedSubjectivity(tx, account, subjectivityId)
    const cycle = await placementCycle(tx, context, row.cycle_id)
    const { items } = await subjectivitiesView(tx, reader, cycle)
    const file = items.find(({ id }) => id === row.id)?.files.find((each) => each.documentId === documentId)
    if (file === undefined) throw notFound()
    if (row.status !== 'OPEN') throw unprocessable({ file: subjectivityMessages.onlyOpen })
    demand(file.purpose === 'EVIDENCE' || reader.isStaff, subjectivityMessages.staffFile)
    await deleteRow(tx, 'subjectivity_files', {
      account_code: account,
      subjectivity_id: row.id,
      document_id: documentId,
    })
    await tx.record({
      action: 'subjectivity.remove-file',
      subject: { type: 'subjectivity', id: row.id },
      before: { document: documentId, name: file.name },
      events: [change(account, 'subjectivities')],
    })
    return { status: 200, body: await subjectivitiesView(tx, reader, cycle) }
  })
