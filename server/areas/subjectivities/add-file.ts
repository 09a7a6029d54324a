import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { isSettled } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { insertRow } from '../../platform/database/rows.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { addDocument, receiveFile } from '../documents/documents.public.ts'
import { change } from '../events/events.public.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf, type Reader, lockedSubjectivity } from './subjectivity.access.ts'
import { placementCycle } from '../placement/placement.public.ts'

const most = 20

/** Adds evidence, or the carrier's waiver; the file is stored in the documents under Subjectivities. */
export const addFile: Handler<'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/files'> = async (
  context,
  { params: { subjectivityId }, query: { purpose }, file },
) => {
  const mayAdd = ({ isStaff }: Reader) => purpose === 'EVIDENCE' || isStaff
  demand(mayAdd(readerOf(context)), subjectivityMessages.staffLetter)
  const received = await receiveFile(context, file)
  return context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.maySubmit)
    demand(mayAdd(reader), subjectivityMessages.staffLetter)
    const { account } = reader
    const row = await lockedSubjectivity(tx, account, subjectivityId)
    if (isSettled(row.status)) throw unprocessable({ file: subjectivityMessages.onlyWhileOpen })
    const cycle = await placementCycle(tx, context, row.cycle_id)
    if ((await countOf(tx, reader, cycle, row.id)) >= most)
      throw unprocessable({ file: subjectivityMessages.tooManyFiles })
    const document = await addDocument(tx, context, received, {
      folder: ['Subjectivities'],
      type: 'CORRESPONDENCE',
      isInternal: false,
      onSameName: 'both',
    })
    await insertRow(tx, 'subjectivity_files', {
      account_code: account,
      subjectivity_id: row.id,
      document_id: document.id,
      purpose,
      added_by: context.actor.userId,
      added_at: context.platform.now(),
    })
    await tx.record({
      action: 'subjectivity.file',
      subject: { type: 'subjectivity', id: row.id },
      after: { document: document.id, name: document.name, purpose },
      events: [change(account, 'subjectivities')],
    })
    return { status: 200, body: await subjectivitiesView(tx, reader, cycle) }
  })
}

async function countOf(tx: Tx, reader: Reader, cycle: Awaited<ReturnType<typeof placementCycle>>, id: string) {
  const { items } = await subjectivitiesView(tx, reader, cycle)
  return items.find((item) => item.id === id)?.files.length ?? 0
}
