import { moves } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import type { Step } from '../../platform/records/record-types.ts'
import type { WriteTx } from '../../platform/write.ts'
import { seal } from '../placement/placement.public.ts'
import { ownersView, sideOf } from './owners.view.ts'
import { sealedBy } from './sealed-by.ts'
import { notifySide } from './notify-side.ts'

type SubjectivityStep = Step<typeof subjectivity>

interface FollowUp {
  /** One line for the placement record. */
  readonly what: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Who is notified, if anyone. */
  readonly notice?: { readonly to: 'assignee' | 'BROKERAGE'; readonly message: string; readonly note: string }
}

/** The renewal of a subjectivity. */
export const cycleOf = ({ params, before }: SubjectivityStep): string => before?.cycleId ?? params['cycleId']!

/** Seals a step in the placement record of its renewal, and notifies the side that must act. */
export async function followUp(tx: WriteTx, step: SubjectivityStep): Promise<void> {
  const { account } = step.context.account
  const cycleId = cycleOf(step)
  const { what, payload, notice } = followUpOf(step)
  await seal(tx, account, cycleId, {
    ...sealedBy(step.context, what),
    payload: { ...payload, ...(await dueOf(tx, step)) },
  })
  if (notice === undefined) return
  const to = notice.to === 'BROKERAGE' ? await sideOf(tx, account, 'BROKERAGE') : await assignees(tx, step)
  await notifySide(tx, step.context, { ...notice, to, account, cycleId, kind: 'SUBJECTIVITY', page: 'subjectivities' })
}

/** The due date of a new subjectivity, with a default. */
async function dueOf(tx: WriteTx, step: SubjectivityStep): Promise<{ readonly dueOn?: string }> {
  if (step.operation !== 'add') return {}
  const stored = await tx.db
    .selectFrom('subjectivities')
    .select('due_on as dueOn')
    .where('account_code', '=', step.context.account.account)
    .where('id', '=', step.id)
    .executeTakeFirst()
  return stored ?? {}
}

/** The person a subjectivity is assigned to, or the Admins of the insured. */
async function assignees(tx: WriteTx, { context, before, after }: SubjectivityStep): Promise<readonly string[]> {
  const { account } = context.account
  const username = after?.owner ?? before?.owner?.username
  if (username === undefined) return sideOf(tx, account, 'INSURED')
  const people = await ownersView(tx, account)
  return people.filter((each) => each.username.toLowerCase() === username.toLowerCase()).map(({ userId }) => userId)
}

function followUpOf(step: SubjectivityStep): FollowUp {
  const { operation, id, before, after } = step
  if (operation === 'add') {
    const { text, line, quoteId, kind } = after
    const notice = { to: 'assignee', message: 'New subjectivity from the carrier', note: text } as const
    return { what: `Required: ${text}`, payload: { id, line, quoteId, text, kind }, notice }
  }
  if (operation === 'change') return { what: `Changed: ${after.text}`, payload: { before, after } }
  const { text, line, files } = before
  if (operation === 'remove') return { what: `No longer required: ${text}`, payload: { id, line } }
  const { move, note } = step
  const { done } = moves[move]
  const message = `${done}: ${text.slice(0, 120)}`
  return {
    what: `${done}: ${text}`,
    payload: { id, line, move, note, files },
    notice: { to: move === 'SUBMIT' ? 'BROKERAGE' : 'assignee', message, note: note === '' ? text : note },
  }
}
