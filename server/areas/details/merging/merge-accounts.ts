import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { relationshipFault } from '@portico/contract/areas/details/details.rules.ts'
import { takenFields } from '@portico/contract/areas/details/merging.rules.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { Verb } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, Refusal, stale, unprocessable } from '../../../platform/refusal.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { changeAccount, mergeAccount } from '../../accounts/accounts.door.ts'
import { factBook } from '../../applications/applications.door.ts'
import { moveEvents } from '../../calendar/calendar.door.ts'
import { moveConversations } from '../../conversations/conversations.door.ts'
import { moveLibrary } from '../../documents/documents.door.ts'
import { change } from '../../events/events.door.ts'
import { moveLinks } from '../../links/links.door.ts'
import { moveAccountInvitations } from '../../people/people.door.ts'
import { movePolicies } from '../../policies/policies.door.ts'
import { tellRolesChanged } from '../../session/session.door.ts'
import { moveTasks } from '../../tasks/tasks.door.ts'
import { linesInForce } from '../account-details.view.ts'
import { takenColumns, takenFacts } from './merge-fields.ts'
import { mergePlan } from './merge-plan.ts'
import { mergeSides, type Sides } from './merge-sides.view.ts'
import { peopleOf } from './people.view.ts'
import { folderName, hasLibrary } from './what-moves.view.ts'

/** Merges a duplicate into an account: what it has moves there, and its address leads there. */
export const mergeAccounts: Verb<
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge'
> = async (context, { params: { accountId, duplicateId }, body }) =>
  context.write(async (tx) => {
    const { brokerage, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin, detailsMessages.mergeAdmins)
    const sides = await mergeSides(tx, { brokerage, kept: accountId, duplicate: duplicateId, isHeld: true })
    const { kept, duplicate } = sides
    const plan = await mergePlan(tx, sides)
    if (plan.basis !== body.basis) throw stale(plan)
    if (plan.obstacles.length > 0) throw new Refusal(422, 'refused', detailsMessages.cannotMerge(duplicate.companyName))
    const by = { userId: context.actor.userId, at: context.platform.now() }
    const taken = takenFields(plan.fields, body.take)
    const people = await peopleOf(tx, duplicate.code)
    await moveAll(tx, sides, by)
    const policies = await movePolicies(tx, { from: duplicate.code, into: kept.code }, context.platform)
    demandRelationship(sides, taken, await linesInForce(tx, kept.code, utcDay(by.at)))
    const facts = await factBook.takeOver(
      tx,
      { from: duplicate.code, into: kept.code, taken: takenFacts(taken) },
      { by: by.userId, at: by.at },
    )
    if (!(await changeRecords(tx, sides, { taken, at: by.at }))) throw stale(plan)
    for (const { userId } of people) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tellRolesChanged(tx, userId)
    }
    const moved = { people, moves: plan.moves, policies, facts }
    await record(tx, sides, { fields: plan.fields.filter(({ key }) => taken.has(key)), ...moved })
    return { status: 204 }
  })

/** What a merged record would be is held to the rule of every record. */
function demandRelationship({ kept, duplicate }: Sides, taken: ReadonlySet<string>, lines: readonly string[]): void {
  const after = taken.has('relationship') ? duplicate.relationship : kept.relationship
  const hasContact = kept.contactId !== null || duplicate.contactId !== null
  const fault = relationshipFault({ relationship: kept.relationship, hasContact, lines }, after)
  if (fault !== undefined) throw unprocessable({ relationship: fault }, fault)
}

async function moveAll(
  tx: Tx,
  sides: Sides,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  const [from, into] = [sides.duplicate.code, sides.kept.code]
  // A file in a conversation hangs on both: which of them is moved first must not matter.
  await sql`set constraints all deferred`.execute(tx.db)
  await moveAccountInvitations(tx, { from, into, now: at })
  await moveTasks(tx, from, into)
  const folder = { id: newId(at), name: folderName(from), is_internal: false, created_by: userId, created_at: at }
  if (await hasLibrary(tx, from)) await moveLibrary(tx, { from, into }, folder)
  await moveConversations(tx, from, into)
  await moveEvents(tx, from, into)
  await moveLinks(tx, from, into)
}

/** Saves what was chosen, with everyone of both teams, and ends the duplicate. */
async function changeRecords(
  tx: Tx,
  { kept, duplicate }: Sides,
  { taken, at }: { readonly taken: ReadonlySet<string>; readonly at: Date },
): Promise<boolean> {
  const known = new Set(kept.team.map((member) => member.user_id))
  const team = [...kept.team, ...duplicate.team.filter((member) => !known.has(member.user_id))]
  const isSaved = await changeAccount(tx, kept.code, kept.version, { columns: takenColumns(duplicate, taken), team })
  const merged = { from: duplicate.code, version: duplicate.version, into: kept.code, at }
  return isSaved && (await mergeAccount(tx, merged))
}

/** What was there before and what was taken, on both accounts. */
async function record(tx: WriteTx, { kept, duplicate }: Sides, after: object): Promise<void> {
  const on = (account: string) => ({ action: 'account.merge', account, subject: { type: 'account', id: account } })
  await tx.record({ ...on(duplicate.code), before: duplicate, after: { mergedInto: kept.code, ...after } })
  const parts = ['account', 'tasks', 'documents', 'policies', 'conversations', 'calendar', 'links', 'facts'] as const
  await tx.record({
    ...on(kept.code),
    before: kept,
    after: { merged: duplicate.code, ...after },
    events: parts.map((part) => change(kept.code, part)),
  })
}
