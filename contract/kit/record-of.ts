import { z } from 'zod'
import type { ChangeEvent } from '../areas/events/event.shapes.ts'
import type { Access } from './access.ts'
import type { Read, Schema } from './call.ts'
import type { Field } from './field.ts'
import { Problem } from './problem.ts'
import type { Rights } from './rights.ts'
import type { Moves } from './states.ts'
import { text } from './text.ts'

/** Fields by name, in the order in which forms and tables show them. */
export type Fields = { readonly [name: string]: Field }

/** What every kind of record declares: `Shown` is what readers see, `Draft` what adds one. */
export interface Declaration<F extends Fields, X extends Fields, A extends Access, M extends Moves, Shown, Draft> {
  /** Names the record in the audit: the type of its subjects and the prefix of their actions. */
  readonly name: string
  /** Names its schema in the API document. */
  readonly schema: string
  /** What summaries call it, such as `a fiscal year` and `fiscal years`. */
  readonly noun: { readonly one: string; readonly many: string }
  readonly access: A
  /** The change event that each write publishes. */
  readonly changes: ChangeEvent['changed']
  /** What people enter and change. */
  readonly fields: F
  /** What is entered when a record is added and does not change afterwards. */
  readonly fixed?: X
  /** What the database keeps unique, with the field and message that reject a duplicate. */
  readonly unique?: { readonly field: keyof F & string; readonly message: string }
  /** The transitions of its field `status`, and the error for an impossible one. */
  readonly moves?: M
  readonly rights: Rights<Shown, Draft, keyof F & string>
  /** The most records that one account or brokerage may have; the error names a field. */
  readonly limit?: { readonly count: number; readonly field: keyof F & string; readonly message: string }
}

interface Shapes<S, D, E, C> {
  readonly shown: S
  readonly draft: D
  /** It holds the `id` where the path of the call does not. */
  readonly edit: E
  /** The success status of adding, if specified as other than 201. */
  readonly addStatus?: C
}

/** A call's deviations from the standard. */
type Said<S> = { readonly answers?: S; readonly summary?: string }

/**
 * Declares a record whose shapes are written out, because its specified payloads differ from what its fields would give;
 * `record` makes them from the fields and is the usual way.
 */
export function recordOf<
  const F extends Fields,
  S extends Schema,
  D extends Schema,
  E extends Schema,
  const A extends Access,
  const X extends Fields = Record<never, never>,
  const M extends Moves = Record<never, never>,
  const C extends 200 | 201 = 201,
>(declared: Declaration<F, X, A, M, Read<S>, Read<D>> & Shapes<S, D, E, C>) {
  const { access, noun, shown, draft, edit } = declared
  const Stale = Problem.extend({ current: shown as unknown as z.ZodType<Read<S>> }).meta({
    id: `Stale${declared.schema}`,
  })
  const moveBody = z.object({
    move: z.enum(Object.keys(declared.moves ?? {}) as (keyof M & string)[]),
    note: text().trim().max(2000).default(''),
    version: z.number().int(),
  })
  const errors = { 403: Problem, 404: Problem, 422: Problem } as const

  return {
    ...declared,
    fixed: (declared.fixed ?? {}) as X,
    moveBody,
    /** Lists the records; `answers` where the list is more than an array of them. */
    list: <P extends Schema, L extends Schema = z.ZodType<Read<S>[]>>(params: P, said: Said<L> = {}) => ({
      access,
      summary: said.summary ?? `Returns ${noun.many}.`,
      params,
      responses: {
        200: said.answers ?? (z.array(shown as unknown as z.ZodType) as unknown as L),
        403: Problem,
        404: Problem,
      },
    }),
    /** Adds a record. Returns the record, or `answers`. */
    add: <P extends Schema, L extends Schema = S>(params: P, said: Said<L> = {}) => ({
      access,
      summary: said.summary ?? `Adds ${noun.one}.`,
      params,
      body: draft,
      responses: {
        [declared.addStatus ?? 201]: said.answers ?? (shown as unknown as L),
        ...errors,
      } as unknown as { readonly [N in C]: L } & typeof errors,
    }),
    /** Saves a changed record; a save from an old version is rejected with the current one. */
    change: <P extends Schema, L extends Schema = S>(params: P, said: Said<L> = {}) => ({
      access,
      summary: said.summary ?? `Changes ${noun.one}. A save from an old version is refused with the current one.`,
      params,
      body: edit,
      responses: { 200: said.answers ?? (shown as unknown as L), ...errors, 409: Stale },
    }),
    /** Makes a transition, with a note. Returns the record, or `answers`. */
    move: <P extends Schema, L extends Schema = S>(params: P, said: Said<L> & { readonly summary: string }) => ({
      access,
      summary: said.summary,
      params,
      body: moveBody,
      responses: { 200: said.answers ?? (shown as unknown as L), ...errors, 409: Stale },
    }),
    /** Removes a record. Returns nothing. */
    remove: <P extends Schema>(params: P, summary = `Removes ${noun.one}.`) => ({
      access,
      summary,
      params,
      query: VersionQuery,
      responses: { 204: 'nothing' as const, ...errors, 409: Stale },
    }),
    /** Removes a record and returns the updated list. */
    removeFrom: <P extends Schema, L extends Schema>(
      params: P,
      { answers, summary }: Said<L> & { readonly answers: L },
    ) => ({
      access,
      summary: summary ?? `Removes ${noun.one}.`,
      params,
      query: VersionQuery,
      responses: { 200: answers, ...errors, 409: Stale },
    }),
  }
}

/** The version that a removal is based on; without it the record is removed in any version. */
const VersionQuery = z.object({ version: z.coerce.number<string>().int().optional() })
