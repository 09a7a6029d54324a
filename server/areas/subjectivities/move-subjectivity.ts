import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import {
  isSettled,
  isStaffMove,
  statusAfter,
  type SubjectivityMove,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, notFound, stale, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { placementCycle, seal } from '../placement/placement.door.ts'
import { sideOf } from './owners.view.ts'
import { sealedBy } from './sealed-by.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf, wantedSubjectivity } from './subjectivity.access.ts'
import { updateSubjectivity } from './subjectivity.store.ts'
import { tellSide } from './tell-side.ts'

const happenings: Readonly<Record<SubjectivityMove, string>> = {
  SUBMIT: 'Sent for review',
  ACCEPT: 'Accepted',
  REJECT: 'Sent back',
  WAIVE: 'Waived by the carrier',
  REOPEN: 'Opened again',
}

/** Takes a subjectivity a step further: the client sends it for review, the brokerage decides. */
export const moveSubjectivity: Verb<'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/steps'> = async (
  context,
  { params, body: { move, note, version } },
) =>
  context.write(async (tx) => {
    const reader = await readerOf(tx, context)
    const { account, isStaff } = reader
    demand(reader.maySubmit)
    demand(isStaff || !isStaffMove(move), subjectivityMessages.staffOnly)
    const row = await wantedSubjectivity(tx, account, params.subjectivityId)
    const cycle = await placementCycle(tx, context, row.cycle_id)
    const before = (await subjectivitiesView(tx, reader, cycle)).items.find(({ id }) => id === row.id)
    if (before === undefined) throw notFound()
    if (row.version !== version) throw stale(before)
    const status = statusAfter(row.status, move, isStaff)
    if (status === undefined) throw unprocessable({ move: subjectivityMessages.mayNotMove })
    demandGrounds(before, move, note)
    const now = context.platform.now()
    await updateSubjectivity(tx, row, {
      status,
      ...(move === 'SUBMIT' ? { note } : { reason: note }),
      settled_by: isSettled(status) ? context.actor.userId : null,
      settled_at: isSettled(status) ? now : null,
    })
    const happening = happenings[move]
    await seal(tx, account, cycle.id, {
      ...sealedBy(context, `${happening}: ${row.text}`),
      payload: { id: row.id, line: row.line, move, note, files: before.files },
    })
    const toInsured = row.owner_id === null ? await sideOf(tx, account, 'INSURED') : [row.owner_id]
    await tellSide(tx, context, {
      account,
      cycleId: cycle.id,
      to: move === 'SUBMIT' ? await sideOf(tx, account, 'BROKERAGE') : toInsured,
      kind: 'SUBJECTIVITY',
      message: `${happening}: ${row.text.slice(0, 120)}`,
      note: note === '' ? row.text : note,
      page: 'subjectivities',
    })
    await tx.record({
      action: `subjectivity.${move.toLowerCase()}`,
      subject: { type: 'subjectivity', id: row.id },
      before: { status: row.status },
      after: { text: row.text, status, note },
      events: [change(account, 'subjectivities')],
    })
    return { status: 200, body: await subjectivitiesView(tx, reader, cycle) }
  })

/** What a move needs besides the right to make it. */
function demandGrounds({ files }: Subjectivity, move: SubjectivityMove, note: string): void {
  const has = (purpose: 'EVIDENCE' | 'CARRIER') => files.some((file) => file.purpose === purpose)
  if (move === 'SUBMIT' && !has('EVIDENCE') && note === '')
    throw unprocessable({ note: subjectivityMessages.nothingSent })
  if ((move === 'REJECT' || move === 'REOPEN') && note.length < 5)
    throw unprocessable({ note: subjectivityMessages.reasonRequired })
  if (move === 'WAIVE' && !has('CARRIER')) throw unprocessable({ file: subjectivityMessages.letterMissing })
}
