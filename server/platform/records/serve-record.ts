import type { Access } from '@portico/contract/kit/access.ts'
import type { Read, Schema } from '@portico/contract/kit/call.ts'
import type { Fields } from '@portico/contract/kit/record.ts'
import { type Right, type Rights, rightsToChange } from '@portico/contract/kit/rights.ts'
import type { ContextFor } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { sqlState } from '../database/database-errors.ts'
import { deleteRow, insertRow, updateAtVersion } from '../database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'
import { isId, newId } from '../ids.ts'
import { notFound, stale, unprocessable } from '../refusal.ts'
import type { WriteTx } from '../write.ts'
import { type Columns, columnsOf } from './columns.ts'
import { demandRight } from './demand-right.ts'
import { lockRecords } from './lock-records.ts'
import { type TenantContext, tenantOf } from './tenant.ts'

/** What the server needs of a declaration; `record` of the contract kit makes it. */
export interface RecordType {
  readonly name: string
  readonly access: Access
  readonly changes: string
  readonly fields: Fields
  readonly fixed?: Fields
  // oxlint-disable-next-line typescript/no-explicit-any -- rights to any record
  readonly rights: Rights<any, any>
  readonly limit?: { readonly count: number; readonly field: string; readonly message: string }
  readonly unique?: { readonly field: string; readonly message: string }
  readonly shown: Schema
  readonly draft: Schema
  readonly edit: Schema
}

type Entity<R extends RecordType> = Read<R['shown']>
type ContextOf<R extends RecordType> = ContextFor<R['access']> & TenantContext

interface Call<R extends RecordType, P> {
  readonly context: ContextOf<R>
  readonly params: P
}

/** One write as the rules and effects of its area see it; `after` holds everything that people enter. */
export type Step<R extends RecordType, P> = Call<R, P> & { readonly id: string } & (
    | { readonly operation: 'add'; readonly before?: undefined; readonly after: Read<R['draft']> }
    | { readonly operation: 'change'; readonly before: Entity<R>; readonly after: Read<R['draft']> }
    | { readonly operation: 'remove'; readonly before: Entity<R>; readonly after?: undefined }
  )

type Saving<R extends RecordType, P> = Exclude<Step<R, P>, { readonly operation: 'remove' }>

/** What an area says of its records beyond their declaration. */
export interface Behavior<R extends RecordType, P, L> {
  readonly table: keyof Tables
  /** The records that the caller may see: all of the call's account or brokerage, or the one with `id`. */
  readonly read: (tx: Tx, call: Call<R, P>, id?: string) => Promise<readonly Entity<R>[]>
  /** Columns that the server fills or maps itself; `undefined` leaves out a field that has no column. */
  readonly columns?: (tx: Tx, step: Saving<R, P>) => Columns | Promise<Columns>
  /** The columns that tell whose a row is, where they are more or other than the tenant's code. */
  readonly owner?: (step: Step<R, P>) => Columns
  /** Rules of the area: throws `unprocessable` with the field to fix. */
  readonly check?: (tx: Tx, step: Step<R, P>) => void | Promise<void>
  /** What follows from a write in its transaction: notifications, checks of other areas, sealed entries. */
  readonly effects?: (tx: WriteTx, step: Step<R, P>) => Promise<void>
  /** Whether writes of one account wait for each other, because a rule looks at all records; a limit implies it. */
  readonly isExclusive?: true
  /** What every write answers; without it the record as it is afterwards, and nothing once it is removed. */
  readonly answer?: (tx: Tx, step: Step<R, P>) => Promise<L>
}

type Saved<R extends RecordType, L> = unknown extends L ? Entity<R> : L
type Removed<L> = unknown extends L ? { readonly status: 204 } : { readonly status: 200; readonly body: L }

const actions = { add: 'create', change: 'update', remove: 'delete' } as const

/**
 * The handlers of a record's standard calls. Each write is one transaction in this order: lock, current record, right,
 * stale check, rules, row, effects, audit row with change event, answer.
 */
export function serveRecord<R extends RecordType, P extends object, L = unknown>(
  record: R,
  behavior: Behavior<R, P, L>,
) {
  const { name, rights, limit } = record
  const lock = async (tx: Tx, { context }: Call<R, P>): Promise<void> => {
    if (behavior.isExclusive === true || limit !== undefined) await lockRecords(tx, record, tenantOf(context).code)
  }

  const find = async (tx: Tx, call: Call<R, P>): Promise<Entity<R>> => {
    const id = Object.values<string>(call.params as never).at(-1)!
    const found = isId(id) ? (await behavior.read(tx, call, id)).find((each) => each.id === id) : undefined
    if (found === undefined) throw notFound()
    return found
  }

  const demandRoom = async (tx: Tx, call: Call<R, P>): Promise<void> => {
    if (limit === undefined) return
    if ((await behavior.read(tx, call)).length >= limit.count) throw unprocessable({ [limit.field]: limit.message })
  }

  const rowOf = async (tx: Tx, step: Saving<R, P>): Promise<Columns> => {
    const fields = step.operation === 'add' ? { ...record.fields, ...record.fixed } : record.fields
    const columns = { ...columnsOf(fields, step.after), ...(await behavior.columns?.(tx, step)) }
    return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  }

  const ownerOf = (step: Step<R, P>): Columns => behavior.owner?.(step) ?? tenantOf(step.context).columns

  /** The end of every write, once its row is there. */
  const finish = async (tx: WriteTx, step: Step<R, P>, sent?: unknown): Promise<unknown> => {
    await behavior.effects?.(tx, step)
    await tx.record({
      action: `${name}.${actions[step.operation]}`,
      subject: { type: name, id: step.id },
      before: step.before,
      after: sent,
      events: [tenantOf(step.context).event(record.changes)],
    })
    if (behavior.answer !== undefined) return behavior.answer(tx, step)
    if (step.operation === 'remove') return undefined
    return (await behavior.read(tx, step, step.id)).find((each) => each.id === step.id)
  }

  return {
    /** Lists the records where the list is nothing but them. */
    async list(context: ContextOf<R>, { params }: { readonly params: P }) {
      const body = await context.read((tx) => behavior.read(tx, { context, params }))
      return { status: 200 as const, body: [...body] }
    },

    async add(context: ContextOf<R>, { params, body }: { readonly params: P; readonly body: Read<R['draft']> }) {
      return context.write(async (tx) => {
        demandRight(context, rights.add, body)
        await lock(tx, { context, params })
        await demandRoom(tx, { context, params })
        const id = newId(context.platform.now())
        const step: Saving<R, P> = { operation: 'add', context, params, id, after: body }
        await behavior.check?.(tx, step)
        const row = { ...ownerOf(step), id, ...(await rowOf(tx, step)) }
        await unlessTaken(record, () => insertRow(tx, behavior.table, row as never))
        return { status: 201 as const, body: (await finish(tx, step, body)) as Saved<R, L> }
      })
    },

    async change(context: ContextOf<R>, { params, body }: { readonly params: P; readonly body: Read<R['edit']> }) {
      return context.write(async (tx) => {
        await lock(tx, { context, params })
        const before = await find(tx, { context, params })
        for (const right of rightsOfEdit(record, before, body)) demandRight(context, right, before)
        if (body.version !== before.version) throw stale(before)
        const after = { ...before, ...body }
        const step: Saving<R, P> = { operation: 'change', context, params, id: before.id, before, after }
        await behavior.check?.(tx, step)
        const key = { ...ownerOf(step), id: before.id, version: before.version }
        const row = await rowOf(tx, step)
        const isSaved = await unlessTaken(record, () => updateAtVersion(tx, behavior.table as never, key as never, row as never))
        if (!isSaved) throw stale(await find(tx, { context, params }))
        return { status: 200 as const, body: (await finish(tx, step, body)) as Saved<R, L> }
      })
    },

    async remove(
      context: ContextOf<R>,
      { params, query }: { readonly params: P; readonly query: { readonly version?: number | undefined } },
    ) {
      return context.write(async (tx) => {
        await lock(tx, { context, params })
        const before = await find(tx, { context, params })
        demandRight(context, rights.remove, before)
        if (query.version !== undefined && query.version !== before.version) throw stale(before)
        const step: Step<R, P> = { operation: 'remove', context, params, id: before.id, before }
        await behavior.check?.(tx, step)
        const row = { ...ownerOf(step), id: before.id, ...(query.version !== undefined && { version: query.version }) }
        if (!(await deleteRow(tx, behavior.table, row as never))) throw notFound()
        const body = await finish(tx, step)
        return (body === undefined ? { status: 204 } : { status: 200, body }) as Removed<L>
      })
    },
  }
}

/** Turns a violation of the record's unique constraint into its refusal. */
async function unlessTaken<T>({ unique }: RecordType, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (unique === undefined || sqlState(error) !== uniqueViolation) throw error
    throw unprocessable({ [unique.field]: unique.message })
  }
}

const uniqueViolation = '23505'

/** A save that changes nothing needs the right to change, so that nobody else moves the version. */
function rightsOfEdit({ fields, rights }: RecordType, before: object, edit: object): readonly Right[] {
  const valueIn = (values: object, name: string) => JSON.stringify((values as Record<string, unknown>)[name])
  const edited = Object.keys(fields).filter((name) => valueIn(before, name) !== valueIn(edit, name))
  return edited.length === 0 ? [rights.change] : rightsToChange(rights, edited)
}
