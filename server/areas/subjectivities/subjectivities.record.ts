import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { isSettled, moves, usualDueDay } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import { type Subjectivities, subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Moving, RecordCall } from '../../platform/records/record-types.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { placementCycle } from '../placement/placement.public.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { ownersView } from './owners.view.ts'
import { cycleIdOf, subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf } from './subjectivity.access.ts'
import { cycleOf, followUp } from './follow-up.ts'

type Type = typeof subjectivity

/** The subjectivities of a renewal, as the caller sees them. */
async function listOf(tx: Tx, { context }: RecordCall<Type>, cycleId: string): Promise<Subjectivities> {
  return subjectivitiesView(tx, readerOf(context), await placementCycle(tx, context, cycleId))
}

/** Subjectivities: sealed with each step, and the side that must act is notified. */
export const subjectivities = serveRecord(subjectivity, {
  table: 'subjectivities',
  async read(tx, call, id) {
    const { account } = call.context.account
    const cycleId = id === undefined ? call.params['cycleId'] : await cycleIdOf(tx, account, id)
    return cycleId === undefined ? [] : (await listOf(tx, call, cycleId)).items
  },
  async check(_, step) {
    if ((step.operation === 'change' || step.operation === 'remove') && !isOpen(step.before))
      throw unprocessable({ text: subjectivityMessages.onlyOpen })
    else if (step.operation === 'move') demandGrounds(step)
  },
  columns: async (tx, step) => {
    const { account } = step.context.account
    const { lines, effectiveOn, cycleId } = await listOf(tx, step, cycleOf(step))
    const { line, quoteId, kind, owner, ...after } = step.after
    demandLine(lines, line, quoteId)
    const afterDays = kind === 'AFTER_BIND' ? after.afterDays : null
    const quoteExpiresOn = expiryOf(lines, line, quoteId)
    return {
      after_days: afterDays,
      due_on:
        after.dueOn ?? usualDueDay({ kind, afterDays, effectiveOn, quoteExpiresOn, today: todayOf(step.context) }),
      owner: undefined,
      owner_id: owner === null ? null : await ownerId(tx, account, owner),
      ...(step.operation === 'add' && { cycle_id: cycleId, created_at: step.context.platform.now() }),
    }
  },
  moved: ({ context, move, note }) => ({
    ...(move === 'SUBMIT' ? { note } : { reason: note }),
    settled_by: isSettled(moves[move].to) ? context.actor.userId : null,
    settled_at: isSettled(moves[move].to) ? context.platform.now() : null,
  }),
  effects: followUp,
  answer: (tx, step) => listOf(tx, step, cycleOf(step)),
})

const isOpen = ({ status }: Subjectivities['items'][number]): boolean => status === 'OPEN' || status === 'OVERDUE'

function demandLine(lines: Subjectivities['lines'], wanted: string, quoteId: string | null): void {
  const line = lines.find((each) => each.line === wanted)
  if (line === undefined) throw unprocessable({ line: subjectivityMessages.unknownLine })
  if (quoteId !== null && !line.quotes.some(({ id }) => id === quoteId))
    throw unprocessable({ quoteId: subjectivityMessages.unknownQuote })
}

/** When the quote expires that requires something, else the first quote of the line to expire. */
function expiryOf(lines: Subjectivities['lines'], wanted: string, quoteId: string | null): string | null {
  const quotes = lines.find((each) => each.line === wanted)?.quotes ?? []
  const days = quotes.flatMap(({ id, expiresOn }) => (expiresOn !== null && (quoteId ?? id) === id ? [expiresOn] : []))
  return days.toSorted()[0] ?? null
}

async function ownerId(tx: Tx, account: string, username: string): Promise<string> {
  const owner = (await ownersView(tx, account)).find((each) => each.username.toLowerCase() === username.toLowerCase())
  if (owner === undefined) throw unprocessable({ owner: subjectivityMessages.unknownOwner })
  return owner.userId
}

/** What a transition needs in addition to its right. */
function demandGrounds({ before: { files }, move, note }: Moving<Type>): void {
  const has = (purpose: 'EVIDENCE' | 'CARRIER') => files.some((file) => file.purpose === purpose)
  if (move === 'SUBMIT' && !has('EVIDENCE') && note === '')
    throw unprocessable({ note: subjectivityMessages.nothingSent })
  if ((move === 'REJECT' || move === 'REOPEN') && note.length < 5)
    throw unprocessable({ note: subjectivityMessages.reasonRequired })
  if (move === 'WAIVE' && !has('CARRIER')) throw unprocessable({ file: subjectivityMessages.letterMissing })
}
