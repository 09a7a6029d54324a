import type { Access } from './access.ts'

/**
 * The part of a zod schema that types need. Generic helpers constrain by this, never by `z.ZodType`:
 * comparing every method of every schema costs the type checker over ten times as much.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- only `any` accepts every schema without comparing them
export type Schema = { readonly _zod: { readonly input: any; readonly output: any } }

export type Read<S extends Schema> = S['_zod']['output']
export type Sent<S extends Schema> = S['_zod']['input']

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an answer carries when it is not JSON described by a schema. */
export type Bare = 'nothing' | 'event-stream'

/** One call, kept under its own line of the specification, such as `GET /api/accounts/{code}`. */
export interface Call {
  readonly access: Access
  /** One sentence for the API page. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly responses: { readonly [status: number]: Schema | Bare }
}

/** Holds an area's calls; a call without its access, or a key that is no method and path, does not compile. */
export const calls = <C extends { readonly [K in keyof C]: K extends `${Method} /${string}` ? Call : never }>(
  declared: C,
): C => declared

type Part<C, Name extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = C extends {
  readonly [N in Name]: infer S extends Schema
}
  ? { readonly [N in Name]: S['_zod'][Side] }
  : unknown

/** What a verb receives: path, query and body, already checked. */
export type Input<C> = Part<C, 'params', 'output'> & Part<C, 'query', 'output'> & Part<C, 'body', 'output'>

/** What a caller sends. A query whose fields are all optional may be left out. */
export type Request<C> = Part<C, 'params', 'input'> & Part<C, 'body', 'input'> & RequestQuery<C>

type RequestQuery<C> = C extends { readonly query: infer S extends Schema }
  ? Record<never, never> extends Sent<S>
    ? { readonly query?: Sent<S> }
    : { readonly query: Sent<S> }
  : unknown

/** What the server hands to the writer of an event stream. */
export interface EventStream {
  /** Sends one event; `id` is what the browser gives back as `Last-Event-ID`. */
  send(event: { name: string; id?: string; data: unknown }): void
  onClose(listener: () => void): void
  end(): void
}

type BodyOf<S> = S extends Schema
  ? { readonly body: Read<S> }
  : S extends 'event-stream'
    ? { readonly stream: (stream: EventStream) => void }
    : Record<never, never>

/** What a verb may answer: one of the declared statuses with the body declared for it. */
export type Answer<C> = C extends { readonly responses: infer R }
  ? { [Status in keyof R]: { readonly status: Status } & BodyOf<R[Status]> }[keyof R]
  : never

type Success = 200 | 201 | 202 | 204

/** The body of a call's success. */
export type Result<C> = C extends { readonly responses: infer R }
  ? {
      [Status in keyof R]: Status extends Success ? (R[Status] extends Schema ? Read<R[Status]> : undefined) : never
    }[keyof R]
  : never

/** The bodies of the refusals that a call declares, each with its status. */
export type Refusal<C> = C extends { readonly responses: infer R }
  ? {
      [Status in keyof R]: Status extends Success
        ? never
        : R[Status] extends Schema
          ? { readonly status: Status; readonly body: Read<R[Status]> }
          : never
    }[keyof R]
  : never

/** Splits a call's key into method and path. */
export function methodAndPath(key: string): { method: Method; path: string } {
  const [method, path] = key.split(' ') as [Method, string]
  return { method, path }
}
