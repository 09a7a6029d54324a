import type { Read } from '@portico/contract/kit/call.ts'
import { type Right, rightsToChange } from '@portico/contract/kit/rights.ts'
import { sqlState } from '../database/database-errors.ts'
import type { Tx } from '../database/database.ts'
import { deleteRow, insertRow, updateAtVersion } from '../database/rows.ts'
import { isId, newId } from '../ids.ts'
import { notFound, stale, unprocessable } from '../error-response.ts'
import type { WriteTx } from '../write.ts'
import { type Columns, columnsOf } from './columns.ts'
import { demandRight } from './demand-right.ts'
import { lockRecords } from './lock-records.ts'
import type {
  Adding,
  Behavior,
  Changing,
  ContextOf,
  Entity,
  Moving,
  Params,
  RecordCall,
  RecordType,
  Removing,
  Step,
} from './record-types.ts'
import { tenantOf } from './tenant.ts'

type Saved<R extends RecordType, L> = unknown extends L ? Entity<R> : L
type Removed<L> = unknown extends L ? { readonly status: 204 } : { readonly status: 200; readonly body: L }

interface Body<B> {
  readonly params: Params
  readonly body: B
}

/**
 * The handlers of a record's standard calls. Each write is one transaction in this order: lock, current record, right,
 * stale check, rules, row, effects, audit row with change event, answer.
 */
export function serveRecord<R extends RecordType, L = unknown>(record: R, behavior: Behavior<R, L>) {
  const { table } = behavior
  const { rights, limit } = record

  const find = async (tx: Tx, call: RecordCall<R>): Promise<Entity<R>> => {
    const id = Object.values(call.params).at(-1)!
    const found = isId(id) ? (await behavior.read(tx, call, id)).find((each) => each.id === id) : undefined
    if (found === undefined) throw notFound()
    return found
  }

  /** The record of a call, locked against other writes if a limit counts all records. */
  const open = async (tx: Tx, call: RecordCall<R>): Promise<Entity<R>> => {
    if (limit !== undefined) await lockRecords(tx, record, tenantOf(call.context).code)
    return find(tx, call)
  }

  const demandRoom = async (tx: Tx, call: RecordCall<R>): Promise<void> => {
    if (limit === undefined) return
    await lockRecords(tx, record, tenantOf(call.context).code)
    if ((await behavior.read(tx, call)).length >= limit.count) throw unprocessable({ [limit.field]: limit.message })
  }

  const rowOf = async (tx: Tx, step: Adding<R> | Changing<R>): Promise<Columns> => {
    const fields = step.operation === 'add' ? { ...record.fields, ...record.fixed } : record.fields
    const columns = { ...columnsOf(fields, step.after), ...(await behavior.columns?.(tx, step)) }
    return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  }

  const ownerOf = (step: Step<R>): Columns => behavior.owner?.(step) ?? tenantOf(step.context).columns

  /** Saves columns over the version that the step was made from. */
  const save = async (tx: Tx, step: Changing<R> | Moving<R>, columns: Columns): Promise<void> => {
    const key = { ...ownerOf(step), id: step.id, version: step.before.version }
    const write = () => updateAtVersion(tx, table as never, key as never, columns as never)
    if (!(await unlessTaken(record, write))) throw stale(await find(tx, step))
  }

  /** What follows from a write, and its audit row. */
  const recorded = async (tx: WriteTx, step: Step<R>, sent?: unknown): Promise<void> => {
    await behavior.effects?.(tx, step)
    await tx.record({
      action: behavior.action?.(step) ?? `${record.name}.${actionOf(step)}`,
      subject: { type: record.name, id: step.id },
      before: step.before,
      after: sent,
      events: [tenantOf(step.context).event(record.changes)],
    })
  }

  const answerTo = async (tx: Tx, step: Step<R>): Promise<unknown> => {
    if (behavior.answer !== undefined) return behavior.answer(tx, step)
    return step.operation === 'remove' ? undefined : find(tx, { ...step, params: { id: step.id } })
  }

  /** Adds a record in the transaction of another handler. */
  const addIn = async (tx: WriteTx, call: RecordCall<R>, draft: Read<R['draft']>): Promise<Adding<R>> => {
    demandRight(call.context, rights.add, draft)
    await demandRoom(tx, call)
    const id = newId(call.context.platform.now())
    const step: Adding<R> = { operation: 'add', ...call, id, after: draft }
    await behavior.check?.(tx, step)
    const row = { ...ownerOf(step), id, ...(await rowOf(tx, step)) }
    await unlessTaken(record, () => insertRow(tx, table, row as never))
    await recorded(tx, step, draft)
    return step
  }

  return {
    /** Lists the records where the list is nothing but them. */
    async list(context: ContextOf<R>, { params }: { readonly params: Params }) {
      const body = await context.read((tx) => behavior.read(tx, { context, params }))
      return { status: 200 as const, body: [...body] }
    },

    addIn,

    async add(context: ContextOf<R>, { params, body }: Body<Read<R['draft']>>) {
      const status = (record.addStatus ?? 201) as NonNullable<R['addStatus']>
      return context.write(async (tx) => {
        const step = await addIn(tx, { context, params }, body)
        return { status, body: (await answerTo(tx, step)) as Saved<R, L> }
      })
    },

    async change(context: ContextOf<R>, { params, body }: Body<Read<R['edit']>>) {
      return context.write(async (tx) => {
        const before = await open(tx, { context, params: 'id' in body ? { id: body.id } : params })
        for (const right of rightsOfEdit(record, before, body)) demandRight(context, right, before)
        if (body.version !== before.version) throw stale(before)
        const after = { ...before, ...body }
        const step: Changing<R> = { operation: 'change', context, params, id: before.id, before, after }
        await behavior.check?.(tx, step)
        await save(tx, step, await rowOf(tx, step))
        await recorded(tx, step, body)
        return { status: 200 as const, body: (await answerTo(tx, step)) as Saved<R, L> }
      })
    },

    async move(context: ContextOf<R>, { params, body }: Body<Read<R['moveBody']>>) {
      return context.write(async (tx) => {
        const { from, to: status, right } = record.moves![body.move]!
        const before = await open(tx, { context, params })
        demandRight(context, right, before)
        if (body.version !== before.version) throw stale(before)
        if (!from.includes(before.status)) throw unprocessable({ move: impossibleMove })
        const { move, note } = body
        const step: Moving<R> = { operation: 'move', context, params, id: before.id, before, move, note, status }
        await behavior.check?.(tx, step)
        await save(tx, step, { status, ...behavior.moved?.(step) })
        await recorded(tx, step, { status, note })
        return { status: 200 as const, body: (await answerTo(tx, step)) as Saved<R, L> }
      })
    },

    async remove(
      context: ContextOf<R>,
      { params, query }: { readonly params: Params; readonly query: { readonly version?: number | undefined } },
    ) {
      return context.write(async (tx) => {
        const before = await open(tx, { context, params })
        demandRight(context, rights.remove, before)
        if (query.version !== undefined && query.version !== before.version) throw stale(before)
        const step: Removing<R> = { operation: 'remove', context, params, id: before.id, before }
        await behavior.check?.(tx, step)
        const key = { ...ownerOf(step), id: before.id, ...(query.version !== undefined && query) }
        if (!(await deleteRow(tx, table, key as never))) throw notFound()
        await recorded(tx, step)
        const body = await answerTo(tx, step)
        return (body === undefined ? { status: 204 } : { status: 200, body }) as Removed<L>
      })
    },
  }
}

const impossibleMove = 'This step is not possible in the current status'

function actionOf(
  step: { readonly operation: 'add' | 'change' | 'remove' } | { readonly operation: 'move'; readonly move: string },
): string {
  if (step.operation === 'move') return step.move.toLowerCase()
  return { add: 'create', change: 'update', remove: 'delete' }[step.operation]
}

/** Converts a violation of the record's unique constraint to its error. */
async function unlessTaken<T>({ unique }: RecordType, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (unique === undefined || sqlState(error) !== uniqueViolation) throw error
    throw unprocessable({ [unique.field]: unique.message })
  }
}

const uniqueViolation = '23505'

/** A save without changes still needs the right to change, so that others cannot bump the version. */
function rightsOfEdit({ fields, rights }: RecordType, before: object, edit: object): readonly Right[] {
  const valueIn = (values: object, name: string) => JSON.stringify((values as Record<string, unknown>)[name])
  const edited = Object.keys(fields).filter((name) => valueIn(before, name) !== valueIn(edit, name))
  return edited.length === 0 ? [rights.change] : rightsToChange(rights, edited)
}
