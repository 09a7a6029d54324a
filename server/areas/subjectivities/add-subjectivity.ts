import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { usualDueDay } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivities, SubjectivityEdit } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import type { Verb } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { placementCycle, seal } from '../placement/placement.door.ts'
import { ownersView, sideOf } from './owners.view.ts'
import { sealedBy } from './sealed-by.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf } from './subjectivity.access.ts'
import { insertSubjectivity } from './subjectivity.store.ts'
import { tellSide } from './tell-side.ts'

const most = 200

/** Adds a subjectivity to a line of a renewal and tells whoever is to meet it. */
export const addSubjectivity: Verb<'POST /api/accounts/{accountId}/renewals/{cycleId}/subjectivities'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = await readerOf(tx, context)
    const { account } = reader
    demand(reader.isStaff, subjectivityMessages.staffOnly)
    const cycle = await placementCycle(tx, context, params.cycleId)
    const before = await subjectivitiesView(tx, reader, cycle)
    if (before.items.length >= most) throw unprocessable({ text: subjectivityMessages.tooMany })
    const columns = await columnsOf(tx, account, before, body)
    const now = context.platform.now()
    const id = newId(now)
    await insertSubjectivity(tx, {
      account_code: account,
      id,
      cycle_id: cycle.id,
      line: body.line,
      ...columns,
      settled_by: null,
      settled_at: null,
      created_at: now,
    })
    await seal(tx, account, cycle.id, {
      ...sealedBy(context, `Asked for: ${body.text}`),
      payload: { id, line: body.line, quoteId: body.quoteId, ...dueOf(columns) },
    })
    await tellSide(tx, context, {
      account,
      cycleId: cycle.id,
      to: columns.owner_id === null ? await sideOf(tx, account, 'INSURED') : [columns.owner_id],
      kind: 'SUBJECTIVITY',
      message: 'The carrier asks you for something',
      note: body.text,
      page: 'subjectivities',
    })
    await tx.record({
      action: 'subjectivity.create',
      subject: { type: 'subjectivity', id },
      after: body,
      events: [change(account, 'subjectivities')],
    })
    return { status: 201, body: await subjectivitiesView(tx, reader, cycle) }
  })

const dueOf = ({ text, kind, due_on }: Awaited<ReturnType<typeof columnsOf>>) => ({ text, kind, dueOn: due_on })

/** The columns that staff fill, once line, quote and owner are such as can be chosen. */
export async function columnsOf(
  tx: Tx,
  account: string,
  { lines, effectiveOn }: Pick<Subjectivities, 'lines' | 'effectiveOn'>,
  draft: Omit<SubjectivityEdit, 'version'> & { readonly line: string },
) {
  const line = lines.find((each) => each.line === draft.line)
  if (line === undefined) throw unprocessable({ line: subjectivityMessages.unknownLine })
  if (draft.quoteId !== null && !line.quotes.some(({ id }) => id === draft.quoteId))
    throw unprocessable({ quoteId: subjectivityMessages.unknownQuote })
  const afterDays = draft.kind === 'AFTER_BIND' ? draft.afterDays : null
  return {
    quote_id: draft.quoteId,
    text: draft.text,
    kind: draft.kind,
    after_days: afterDays,
    due_on: draft.dueOn ?? usualDueDay(draft.kind, afterDays, effectiveOn),
    owner_id: draft.owner === null ? null : await ownerId(tx, account, draft.owner),
  }
}

async function ownerId(tx: Tx, account: string, username: string): Promise<string> {
  const owner = (await ownersView(tx, account)).find((each) => each.username.toLowerCase() === username.toLowerCase())
  if (owner === undefined) throw unprocessable({ owner: subjectivityMessages.unknownOwner })
  return owner.userId
}
