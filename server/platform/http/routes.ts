import type { Api } from '@portico/contract/api.ts'
import type { Call } from '@portico/contract/kit/call.ts'
import type { Answered } from '../write.ts'
import type { OpenContext, Handler } from '../context.ts'

/** An area's calls bound to their handlers, ready to mount. */
export interface BoundCall {
  readonly key: string
  readonly call: Call
  readonly handler: (context: OpenContext, input: unknown) => Promise<Answered & { readonly stream?: unknown }>
}

/** Binds each call of an area to its handler. A missing handler, or one of the wrong shape, does not compile. */
export function bind<C extends { readonly [K in keyof C]: Call }>(
  calls: C,
  handlers: { readonly [K in keyof C & keyof Api]: Handler<K> },
): readonly BoundCall[] {
  return Object.entries<Call>(calls).map(([key, call]) => ({
    key,
    call,
    handler: (handlers as unknown as Record<string, BoundCall['handler']>)[key]!,
  }))
}
