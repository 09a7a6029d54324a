import { z } from 'zod'
import type { ChangeEvent } from '../areas/events/event.shapes.ts'
import type { Access } from './access.ts'
import type { Schema } from './call.ts'
import type { Field } from './field.ts'
import { Problem } from './problem.ts'
import type { Rights } from './rights.ts'
import type { Moves } from './states.ts'
import { text } from './text.ts'

/** Fields by name, in the order in which forms and tables show them. */
export type Fields = { readonly [name: string]: Field }
type Given = { readonly [name: string]: Schema }

type Extra = Record<never, never>
type Shape<F extends Fields> = { readonly [N in keyof F]: F[N]['schema'] }
type Output<S extends Given> = keyof S extends never ? unknown : z.core.$InferObjectOutput<S, Extra>
type Read<F extends Fields> = Output<Shape<F>>
type Sent<F extends Fields> = keyof F extends never ? unknown : z.core.$InferObjectInput<Shape<F>, Extra>
type Plain<T> = { [K in keyof T]: T[K] }

/** A record as readers see it. */
type Shown<F extends Fields, X extends Fields, G extends Given> = Plain<
  { id: string } & Omit<Read<F> & Read<X>, keyof G> & Output<G>
>
type Version = { version: number }

export interface Declared<F extends Fields, X extends Fields, G extends Given, A extends Access, M extends Moves> {
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
  /** What the server adds beside the id. A record with a `version` refuses a stale save. */
  readonly given?: G
  /** Rules across fields, checked by the form and the server alike. */
  readonly check?: (draft: Read<F>, context: z.RefinementCtx) => void
  /** What the database keeps unique, with the field and message that refuse a duplicate. */
  readonly unique?: { readonly field: keyof F & string; readonly message: string }
  /** The moves between the states of its field `status`, and the refusal of an impossible one. */
  readonly moves?: M
  readonly rights: Rights<Shown<F, X, G>, Plain<Read<F> & Read<X>>, keyof F & string>
  /** The most records that one account or brokerage may have; the error names a field. */
  readonly limit?: { readonly count: number; readonly field: keyof F & string; readonly message: string }
}

/** What a call says instead of the standard. */
type Said<S> = { readonly answers?: S; readonly summary?: string }

/**
 * Declares one kind of record. Shapes, calls, handlers (lock, stale check, audit, event), forms and comparisons follow
 * from it; an operation with a rule of its own is a handler of its own.
 */
export function record<
  const F extends Fields,
  const A extends Access,
  const X extends Fields = Extra,
  const G extends Given = Extra,
  const M extends Moves = Extra,
>(declared: Declared<F, X, G, A, M>) {
  type Entity = Shown<F, X, G>
  type Draft = Plain<Read<F> & Read<X>>
  type Edit = Plain<Read<F> & Version>
  const { access, noun, fixed = {} as X, given = {} as G } = declared
  const shapeOf = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema as z.ZodType]))
  const checked = (shape: z.core.$ZodLooseShape) => {
    const object = z.object(shape)
    return declared.check === undefined ? object : object.superRefine(declared.check as never)
  }
  const entered = shapeOf(declared.fields)
  const shown = z
    .object({ id: z.string(), ...entered, ...shapeOf(fixed), ...(given as z.core.$ZodLooseShape) })
    .meta({ id: declared.schema }) as unknown as z.ZodType<Entity>
  const draft = checked({ ...entered, ...shapeOf(fixed) }) as unknown as z.ZodType<Draft, Plain<Sent<F> & Sent<X>>>
  const edit = checked({ ...entered, version: z.number().int() }) as unknown as z.ZodType<
    Edit,
    Plain<Sent<F> & Version>
  >
  const Stale = Problem.extend({ current: shown }).meta({ id: `Stale${declared.schema}` })
  const moveBody = z.object({
    move: z.enum(Object.keys(declared.moves ?? {}) as (keyof M & string)[]),
    note: text().trim().max(2000, 'cannot be more than 2000 characters.').default(''),
    version: z.number().int(),
  })
  const refusals = { 403: Problem, 404: Problem, 422: Problem } as const

  return {
    ...declared,
    shown,
    draft,
    edit,
    moveBody,
    /** Lists the records; `answers` where the list is more than an array of them. */
    list: <P extends Schema, S extends Schema = z.ZodType<Entity[]>>(params: P, said: Said<S> = {}) => ({
      access,
      summary: said.summary ?? `Returns ${noun.many}.`,
      params,
      responses: { 200: said.answers ?? (z.array(shown) as unknown as S), 403: Problem, 404: Problem },
    }),
    /** Adds a record. It answers the record, or `answers`. */
    add: <P extends Schema, S extends Schema = typeof shown>(params: P, said: Said<S> = {}) => ({
      access,
      summary: said.summary ?? `Adds ${noun.one}.`,
      params,
      body: draft,
      responses: { 201: said.answers ?? (shown as unknown as S), ...refusals },
    }),
    /** Saves a changed record; a save from an old version is refused with the current one. */
    change: <P extends Schema, S extends Schema = typeof shown>(params: P, said: Said<S> = {}) => ({
      access,
      summary: said.summary ?? `Changes ${noun.one}. A save from an old version is refused with the current one.`,
      params,
      body: edit,
      responses: { 200: said.answers ?? (shown as unknown as S), ...refusals, 409: Stale },
    }),
    /** Makes a move, with a note. It answers the record, or `answers`. */
    move: <P extends Schema, S extends Schema = typeof shown>(
      params: P,
      said: Said<S> & { readonly summary: string },
    ) => ({
      access,
      summary: said.summary,
      params,
      body: moveBody,
      responses: { 200: said.answers ?? (shown as unknown as S), ...refusals, 409: Stale },
    }),
    /** Removes a record. It answers nothing. */
    remove: <P extends Schema>(params: P, summary = `Removes ${noun.one}.`) => ({
      access,
      summary,
      params,
      query: VersionQuery,
      responses: { 204: 'nothing' as const, ...refusals, 409: Stale },
    }),
    /** Removes a record and answers the list as it is afterwards. */
    removeFrom: <P extends Schema, S extends Schema>(
      params: P,
      { answers, summary }: Said<S> & { readonly answers: S },
    ) => ({
      access,
      summary: summary ?? `Removes ${noun.one}.`,
      params,
      query: VersionQuery,
      responses: { 200: answers, ...refusals, 409: Stale },
    }),
  }
}

/** The version that a removal is made from; without it the record is removed as it is. */
const VersionQuery = z.object({ version: z.coerce.number<string>().int().optional() })
