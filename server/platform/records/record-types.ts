import type { Access } from '@portico/contract/kit/access.ts'
import type { Read, Schema } from '@portico/contract/kit/call.ts'
import type { Fields } from '@portico/contract/kit/record-of.ts'
import type { Rights } from '@portico/contract/kit/rights.ts'
import type { Moves } from '@portico/contract/kit/states.ts'
import type { Tables } from '../../tables/tables.generated.ts'
import type { ContextFor } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { WriteTx } from '../write.ts'
import type { Columns } from './columns.ts'
import type { TenantContext } from './tenant.ts'

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
  readonly moves?: Moves
  readonly shown: Schema
  readonly draft: Schema
  readonly edit: Schema
  readonly addStatus?: 200 | 201
  readonly moveBody: Schema
}

export type Entity<R extends RecordType> = Read<R['shown']>
export type ContextOf<R extends RecordType> = ContextFor<R['access']> & TenantContext

/** The path parameters of a call; for a call about one record, the last one is its id. */
export type Params = Readonly<Record<string, string>>

export interface RecordCall<R extends RecordType> {
  readonly context: ContextOf<R>
  readonly params: Params
}

type At<R extends RecordType> = RecordCall<R> & { readonly id: string }
export type Adding<R extends RecordType> = At<R> & {
  readonly operation: 'add'
  readonly before?: undefined
  /** Everything that people enter. */
  readonly after: Read<R['draft']>
}
export type Changing<R extends RecordType> = At<R> & {
  readonly operation: 'change'
  readonly before: Entity<R>
  /** The record with what people changed. */
  readonly after: Omit<Entity<R>, keyof Read<R['edit']>> & Read<R['edit']>
}
export type Removing<R extends RecordType> = At<R> & {
  readonly operation: 'remove'
  readonly before: Entity<R>
  readonly after?: undefined
}
export type Moving<R extends RecordType> = At<R> & {
  readonly operation: 'move'
  readonly before: Entity<R>
  readonly after?: undefined
  readonly move: keyof NonNullable<R['moves']> & string
  readonly note: string
  /** The state that the move leads to. */
  readonly status: string
}

/** One write as the rules and effects of its area see it. */
export type Step<R extends RecordType> = Adding<R> | Changing<R> | Removing<R> | Moving<R>

/** An area's custom behavior of its records. */
export interface Behavior<R extends RecordType, L> {
  readonly table: keyof Tables
  /** The records that the caller may see: all of the call's account or brokerage, or the one with `id`. */
  readonly read: (tx: Tx, call: RecordCall<R>, id?: string) => Promise<readonly Entity<R>[]>
  /** Columns that the server fills or maps itself; `undefined` leaves out a field that has no column. */
  readonly columns?: (tx: Tx, step: Adding<R> | Changing<R>) => Columns | Promise<Columns>
  /** Columns that a transition changes in addition to the state. */
  readonly moved?: (step: Moving<R>) => Columns
  /** The columns that identify a row's owner, if not just the tenant's code. */
  readonly owner?: (step: Step<R>) => Columns
  /** Rules of the area: throws `unprocessable` with the field to fix. */
  readonly check?: (tx: Tx, step: Step<R>) => void | Promise<void>
  /** What follows from a write in its transaction: notifications, checks of other areas, sealed entries. */
  readonly effects?: (tx: WriteTx, step: Step<R>) => Promise<void>
  /** The audit action of a write that is more than an addition, change or removal, such as `task.complete`. */
  readonly action?: (step: Step<R>) => string | undefined
  /** What every write returns; by default the updated record, or nothing after a removal. */
  readonly answer?: (tx: Tx, step: Step<R>) => Promise<L>
}
