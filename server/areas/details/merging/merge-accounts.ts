import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { relationshipError } from '@portico/contract/areas/details/details.rules.ts'
import { takenFields } from '@portico/contract/areas/details/merging.rules.ts'
import { movedChanges } from '@portico/contract/areas.ts'
import { sql } from 'kysely'
import type { AreaMerging, MergeUnderWay } from '../../../platform/area.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse, stale, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { changeAccount, mergeAccount } from '../../accounts/accounts.public.ts'
import { factBook } from '../../applications/applications.public.ts'
import { change } from '../../events/events.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import { linesInForce } from '../account-details.view.ts'
import { takenColumns, takenFacts } from './merge-fields.ts'
import { mergePlan } from './merge-plan.ts'
import { mergeSides, type Sides } from './merge-sides.view.ts'
import { peopleOf } from './people.view.ts'

/** Merges a duplicate into an account: what it has moves there, and its address leads there. */
export const mergeAccounts =
  (
    areas: readonly AreaMerging[],
  ): Handler<'POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge'> =>
  async (context, { params: { accountId, duplicateId }, body }) =>
    context.write(async (tx) => {
      const { brokerage } = context.brokerage
      const sides = await mergeSides(tx, { brokerage, kept: accountId, duplicate: duplicateId, isHeld: true })
      const { kept, duplicate } = sides
      const plan = await mergePlan(tx, sides, areas)
      if (plan.basis !== body.basis) throw stale(plan)
      if (plan.obstacles.length > 0)
        throw new ErrorResponse(422, 'refused', detailsMessages.cannotMerge(duplicate.companyName))
      const codes = { from: duplicate.code, into: kept.code }
      const by = { by: context.actor.userId, at: context.platform.now() }
      const taken = takenFields(plan.fields, body.take)
      const people = await peopleOf(tx, duplicate.code)
      const { platform } = context
      const details = await moveAll(tx, areas, { ...codes, ...by, platform })
      demandRelationship(sides, taken, await linesInForce(tx, kept.code, todayOf(context)))
      const facts = await factBook.takeOver(tx, { ...codes, taken: takenFacts(taken) }, by)
      if (!(await changeRecords(tx, sides, { taken, at: by.at }))) throw stale(plan)
      for (const { userId } of people) {
        // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
        await tellRolesChanged(tx, userId)
      }
      const moved = { people, moves: plan.moves, ...details, facts }
      await record(tx, sides, { fields: plan.fields.filter(({ key }) => taken.has(key)), ...moved })
      return { status: 204 }
    })

/** What a merged record would be is held to the rule of every record. */
function demandRelationship({ kept, duplicate }: Sides, taken: ReadonlySet<string>, lines: readonly string[]): void {
  const after = taken.has('relationship') ? duplicate.relationship : kept.relationship
  const hasContact = kept.contactId !== null || duplicate.contactId !== null
  const error = relationshipError({ relationship: kept.relationship, hasContact, lines }, after)
  if (error !== undefined) throw unprocessable({ relationship: error }, error)
}

/** Has every area move its rows; what they report is for the audit row. */
async function moveAll(tx: WriteTx, areas: readonly AreaMerging[], merge: MergeUnderWay): Promise<object> {
  // A file in a conversation refers to both, so the order of moving them must not matter.
  await sql`set constraints all deferred`.execute(tx.db)
  const details = {}
  // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
  for (const area of areas) Object.assign(details, await area.move?.(tx, merge))
  return details
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
  const parts = [...movedChanges, 'facts'] as const
  await tx.record({
    ...on(kept.code),
    before: kept,
    after: { merged: duplicate.code, ...after },
    events: parts.map((part) => change(kept.code, part)),
  })
}
