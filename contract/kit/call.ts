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
export type Bare = 'nothing' | 'event-stream' | 'picture' | 'file' | 'calendar'

/** The most tries within some minutes, counted in the database for all server processes together. */
export interface Limit {
  readonly per: 'address' | 'user'
  readonly tries: number
  readonly minutes: number
  /** Counts only tries that were rejected. */
  readonly refusedOnly?: true
}

/** A whole file sent as the form part `file`, read while it arrives; the handler receives it as `file`. */
export interface Upload {
  readonly field: 'file'
  readonly maxBytes: number
}

/** A piece of a file sent as the raw body, read while it arrives; the handler receives it as `chunk`. */
export interface Chunk {
  readonly maxBytes: number
}

/** A call under its own line of the specification, such as `GET /api/accounts/{code}`. */
export interface Call {
  readonly access: Access
  /** One sentence for the API page. */
  readonly summary: string
  /** Requires the password or a code again, unless entered within the last five minutes. */
  readonly stepUp?: true
  /** A write that someone may make while they view as another user; every other one is rejected. */
  readonly whileImpersonating?: true
  readonly limits?: readonly Limit[]
  /** The largest body in bytes, if it may exceed a form. */
  readonly bodyBytes?: number
  readonly upload?: Upload
  readonly chunk?: Chunk
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

/** Bytes on their way: to be read once, piece by piece. */
export type ByteStream = AsyncIterable<Uint8Array>

/** An incoming file under its sender's name. */
export interface IncomingFile {
  readonly name: string
  readonly stream: ByteStream
}

type Incoming<C> = (C extends { readonly upload: Upload } ? { readonly file: IncomingFile } : unknown) &
  (C extends { readonly chunk: Chunk } ? { readonly chunk: ByteStream } : unknown)

/** A handler's input: path, query and body, already checked, and the file that comes with them. */
export type Input<C> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'> &
  Incoming<C>

/** A file or a piece of one in a browser: a `Blob`, reduced to what every platform has. */
export interface Blobbed {
  readonly size: number
  readonly type: string
}

type Outgoing<C> = (C extends { readonly upload: Upload } ? { readonly file: Blobbed } : unknown) &
  (C extends { readonly chunk: Chunk } ? { readonly chunk: Blobbed } : unknown)

/** What a caller sends. A query with only optional fields may be omitted. */
export type Request<C> = Part<C, 'params', 'input'> & Part<C, 'body', 'input'> & RequestQuery<C> & Outgoing<C>

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

/** An image to send; its address changes with its content, so it may be cached forever. */
export interface Picture {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file as the server sends it, whole or in part. */
export interface OutgoingFile {
  readonly name: string
  readonly type: string
  /** Null if the size is unknown until it is sent; then it has no ranges. */
  readonly bytes: number | null
  readonly disposition: 'attachment' | 'inline'
  /** Hosts whose pages may frame it, in addition to its own; none by default. */
  readonly framedBy?: readonly string[]
  open(range?: ByteRange): Promise<ByteStream>
}

type BodyOf<S> = S extends Schema
  ? { readonly body: Read<S> }
  : S extends 'event-stream'
    ? { readonly stream: (stream: EventStream) => void }
    : S extends 'picture'
      ? { readonly picture: Picture }
      : S extends 'calendar'
        ? { readonly calendar: string }
        : S extends 'file'
          ? { readonly file: OutgoingFile }
          : Record<never, never>

/** What a handler may return: one of the declared statuses with its declared body. */
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

/** The bodies of the errors that a call declares, each with its status. */
export type ErrorResponse<C> = C extends { readonly responses: infer R }
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

/** The path parameters and query of an address. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
}

/** The path of a call such as `/api/accounts/{code}` with its parameters filled in, and its query without nulls. */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return given.length === 0 ? filled : `${filled}?${given.join('&')}`
}
