import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beginCycle } from '../../areas/renewals/renewals.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Entry } from '../../platform/write.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter, workingHours, yearsBefore } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { demoRenewals } from './demo-renewals.ts'

type DemoRenewal = (typeof demoRenewals)[number]

interface World {
  readonly tx: Tx
  readonly ids: PeopleIds
  readonly now: Date
}

const dayMs = 86_400_000

/** A renewal of each account, and that of last year, with what the audit would hold of them. */
export async function makeRenewals(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  const world = { tx, ids, now }
  // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
  for (const renewal of demoRenewals) await makeRenewal(world, renewal)
}

async function makeRenewal(world: World, renewal: DemoRenewal): Promise<void> {
  const { tx, ids, now } = world
  const { account, yearsBack, begunDaysBefore, startedBy } = renewal
  const { renewalInDays } = demoAccounts.find(({ code }) => code === account)!
  const effectiveOn = yearsBefore(daysAfter(now, renewalInDays), yearsBack)
  const daysBefore = (days: number) => workingHours(addDays(effectiveOn, -days), now)
  const begunBy = startedBy === undefined ? null : ids.get(startedBy)!
  const begunAt = daysBefore(begunDaysBefore)
  const begun = { account, effectiveOn, startedBy: begunBy }
  const entry = (await beginCycle(tx, { now: () => begunAt }, begun))!
  const id = entry.subject.id
  await audit(world, entry, { account, at: begunAt, by: begunBy })
  await makeNewLines(world, renewal, id)
  for (const { stage, daysBefore: days, by } of renewal.stages) {
    const moved = { action: 'renewal.move', subject: entry.subject, after: { stage } }
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await audit(world, moved, { account, at: daysBefore(days), by: ids.get(by)! })
  }
  const last = renewal.stages.at(-1)
  if (last !== undefined) await bringTo(tx, { account, id }, last.stage)
  await makeSections(world, renewal, entry)
}

const bringTo = (tx: Tx, { account, id }: { account: string; id: string }, stage: string) =>
  sql`update renewal_cycles set stage = ${stage}, is_current = ${stage !== 'BOUND' && stage !== 'CLOSED'}
    where account_code = ${account} and id = ${id}`.execute(tx.db)

async function makeNewLines({ tx, now }: World, { account, newLines = [] }: DemoRenewal, cycleId: string) {
  if (newLines.length === 0) return
  await tx.db
    .insertInto('renewal_lines')
    .values(
      newLines.map(({ line, cover, limit }, place) => ({
        account_code: account,
        cycle_id: cycleId,
        id: newId(now),
        line,
        policy_id: null,
        requested: JSON.stringify([{ name: cover, limit: limit * 100, deductible: null, note: '' }]),
        carriers_excluded: '[]',
        place,
      })),
    )
    .execute()
}

async function makeSections(world: World, { account, sections }: DemoRenewal, { subject }: Entry): Promise<void> {
  if (sections.length === 0) return
  const { tx, ids, now } = world
  const at = (inDays: number) => new Date(now.getTime() + inDays * dayMs)
  const idOf = (username: string | undefined) => (username === undefined ? null : ids.get(username)!)
  const of = { account_code: account, cycle_id: subject.id }
  await tx.db
    .insertInto('renewal_sections')
    .values(
      sections.map(({ kind, owner, dueInDays, mark }) => ({
        ...of,
        kind,
        owner_id: idOf(owner),
        due_on: dueInDays === undefined ? null : daysAfter(now, dueInDays),
        mark: mark?.as ?? null,
        marked_by: idOf(mark?.by),
        marked_at: mark === undefined ? null : at(mark.inDays),
        reopened_reason: null,
      })),
    )
    .execute()
  const nudges = sections.flatMap(({ kind, nudge }) =>
    nudge === undefined
      ? []
      : [
          {
            ...of,
            kind,
            user_id: ids.get(nudge.to)!,
            nudged_by: ids.get(nudge.by)!,
            nudged_at: at(nudge.inDays),
            note: nudge.note,
          },
        ],
  )
  if (nudges.length > 0) await tx.db.insertInto('renewal_nudges').values(nudges).execute()
  for (const { kind, mark } of sections) {
    if (mark === undefined) continue
    const marked = { action: 'renewal.mark', subject, after: { name: sectionNames[kind], kind, mark: mark.as } }
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await audit(world, marked, { account, at: at(mark.inDays), by: ids.get(mark.by)! })
  }
}

const audit = (
  { tx }: World,
  { action, subject, after }: Entry,
  { account, at, by }: { readonly account: string; readonly at: Date; readonly by: string | null },
) =>
  sql`insert into audit (account_code, at, actor_id, action, subject_type, subject_id, after)
    values (${account}, ${at}, ${by}, ${action}, ${subject.type}, ${subject.id}, ${JSON.stringify(after)})`.execute(
    tx.db,
  )
