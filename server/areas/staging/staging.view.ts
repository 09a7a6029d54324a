import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import {
  loggedLimit,
  type Push,
  type StagedValue,
  type Staging,
} from '@portico/contract/areas/staging/staging.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { factBook } from '../applications/applications.public.ts'
import { factText } from '../details/details.public.ts'
import { stagedSchedules } from './rows/staged-rows.view.ts'
import { type HeldValue, type OnItsWay, valuesOnTheirWay } from './staged-values.ts'
import type { PushChanges } from '../../tables/column-types.ts'

/** The decision on a value to push. */
interface Decision {
  readonly key: string
  readonly mark: string
  readonly kind: 'ACCEPTED' | 'REJECTED'
  readonly comment: string
  readonly by: string
  readonly at: Date
}

/** A value to push with its current decision: a decision on other values does not count. */
export interface Staged extends OnItsWay {
  readonly decision: Decision | undefined
}

/** Pushes that the log shows. */
const shownPushes = 20

/** The values of an account that differ in the agency management system, and how many are equal. */
export async function stagedView(tx: Tx, account: string): Promise<{ staged: Staged[]; same: number }> {
  const facts = await factBook.known(tx, account)
  const held = await heldView(tx, account)
  const { rows } = await sql<Decision>`select key, mark, kind, comment, decided_at as at, name as by
    from staging_decisions join person_names person on person.id = decided_by where account_code = ${account}`.execute(
    tx.db,
  )
  const decisions = new Map(rows.map((row) => [`${row.key} ${row.mark}`, row]))
  const onTheirWay = valuesOnTheirWay(facts, held)
  return {
    staged: onTheirWay
      .map((each) => ({ ...each, decision: decisions.get(`${each.fact.key} ${each.mark}`) }))
      .toSorted((one, other) => urgency(one) - urgency(other)),
    same: facts.filter(({ value }) => value !== null).length - onTheirWay.length,
  }
}

/** Conflicts come first, then values that differ in the agency management system, then values it lacks. */
const urgency = ({ isConflict, held }: OnItsWay): number => (isConflict ? 0 : held === null ? 2 : 1)

async function heldView(tx: Tx, account: string): Promise<ReadonlyMap<string, HeldValue>> {
  const { rows } = await sql<HeldValue & { key: string }>`select key, held, pushed from staging_values
    where account_code = ${account} and not starts_with(key, 'schedule:')`.execute(tx.db)
  return new Map(rows.map(({ key, ...values }) => [key, values]))
}

/** Everything that the screen of staging shows. The pushes are read first: what one has sent is then seen as sent. */
export async function stagingView(tx: Tx, account: string): Promise<Staging> {
  const pushes = await pushesView(tx, account)
  const { staged, same } = await stagedView(tx, account)
  const { rows } = await sql<{ at: Date }>`select read_at as at from staging_reads
    where account_code = ${account}`.execute(tx.db)
  return {
    readAt: rows[0]?.at.toISOString() ?? null,
    same,
    values: staged.map(shown),
    schedules: await stagedSchedules(tx, account),
    pushes,
  }
}

const words = (key: string, value: AnswerValue | null) => (value === null ? null : factText(key, value))

const shown = ({ fact, value, held, pushed, isConflict, mark, decision }: Staged): StagedValue => ({
  key: fact.key,
  label: fact.label,
  group: fact.group,
  incoming: words(fact.key, value),
  by: fact.provenance?.by ?? fact.provenance?.detail ?? null,
  at: fact.provenance?.at ?? null,
  held: words(fact.key, held),
  pushed: words(fact.key, pushed),
  isConflict,
  mark,
  decision:
    decision === undefined
      ? null
      : { kind: decision.kind, comment: decision.comment, by: decision.by, at: decision.at.toISOString() },
})

const rowLabels = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const

interface PushRow extends Omit<Push, 'values' | 'askedAt' | 'endedAt'> {
  readonly changes: PushChanges
  readonly askedAt: Date
  readonly endedAt: Date | null
}

/** The newest pushes of an account, the newest first. */
export async function pushesView(tx: Tx, account: string): Promise<Push[]> {
  const { rows } = await sql<PushRow>`select number, state, tries, fault, name as by,
      asked_at as "askedAt", ended_at as "endedAt",
      (select count(*)::integer from jsonb_object_keys(changes)) as count,
      (select jsonb_object_agg(key, value)
        from (select key, value from jsonb_each(changes) limit ${loggedLimit}) logged) as changes
    from staging_pushes join person_names person on person.id = asked_by
    where account_code = ${account} order by number desc limit ${shownPushes}`.execute(tx.db)
  return rows.map(({ changes, askedAt, endedAt, ...push }) => ({
    ...push,
    values: Object.entries(changes).map(([key, { label, value, kind }]) => ({
      key,
      label,
      value: kind === undefined ? words(key, value) : rowLabels[kind],
    })),
    askedAt: askedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

/** What the current push sends; undefined if it has ended. */
export async function pushUnderWay(tx: Tx, account: string, number: number): Promise<PushChanges | undefined> {
  const { rows } = await sql<Pick<PushRow, 'changes'>>`select changes from staging_pushes
    where account_code = ${account} and number = ${number} and state = 'QUEUED'`.execute(tx.db)
  return rows[0]?.changes
}
