import { z } from 'zod'
import type { Access } from './access.ts'
import type { Schema } from './call.ts'
import { type Declaration, type Fields, recordOf } from './record-of.ts'
import type { Moves } from './states.ts'

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

interface Declared<
  F extends Fields,
  X extends Fields,
  G extends Given,
  A extends Access,
  M extends Moves,
> extends Declaration<F, X, A, M, Shown<F, X, G>, Plain<Read<F> & Read<X>>> {
  /** What the server adds in addition to the id. A record with a `version` rejects stale saves. */
  readonly given?: G
  /** Rules across fields, checked by both the form and the server. */
  readonly check?: (draft: Read<F>, context: z.RefinementCtx) => void
}

/**
 * Declares one kind of record. Shapes, calls, handlers (lock, stale check, audit, event), forms and comparisons follow
 * from it; an operation with special rules gets its own handler.
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
  const { fixed = {} as X, given = {} as G } = declared
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
  return recordOf({ ...declared, shown, draft, edit })
}
