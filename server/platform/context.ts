import type { Access } from '@portico/contract/kit/access.ts'
import type { Api } from '@portico/contract/api.ts'
import type { Answer, Input } from '@portico/contract/kit/call.ts'
import type { Logger } from 'pino'
import type { Actor, BrokerageAccess, AccountAccess } from './access/actor.ts'
import type { Tx } from './database/database.ts'
import type { PlatformWithDirectory } from './platform.ts'
import type { Answered, WriteTx } from './write.ts'

export type CookieKind = 'session' | 'refresh' | 'device' | 'link'

/**
 * The session's request and response cookies; `device` marks a browser that has logged in before, `link` one that
 * opened an open link.
 */
export interface Cookies {
  get(kind: CookieKind): string | undefined
  set(kind: CookieKind, value: string, maxAgeSeconds: number): void
  clear(kind: CookieKind): void
}

/** What every handler receives in addition to its input. */
export interface OpenContext {
  readonly platform: PlatformWithDirectory
  readonly requestId: string
  readonly log: Logger
  readonly cookies: Cookies
  /** The host that was asked, with its port. */
  readonly host: string
  readonly client: { readonly ip: string; readonly userAgent: string }
  header(name: string): string | undefined
  /** A read in one transaction, bounded by row-level security to the call's account. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A write in one transaction, bounded likewise; see `write`. */
  write<A extends Answered>(work: (tx: WriteTx) => Promise<A>): Promise<A>
}

export interface UserContext extends OpenContext {
  readonly actor: Actor
  /** Checks the session's user again, for calls that outlive their request. */
  readonly recheck: () => Promise<Actor | undefined>
}

/** A call about one account that the actor may open. */
export interface AccountContext extends UserContext {
  readonly account: AccountAccess
}

/** A call about one brokerage that the actor works for. */
export interface BrokerageContext extends UserContext {
  readonly brokerage: BrokerageAccess
}

export type ContextFor<A extends Access> = A extends 'open'
  ? OpenContext
  : A extends `account${string}`
    ? AccountContext
    : A extends `brokerage${string}`
      ? BrokerageContext
      : UserContext

/** The one signature of all handlers. */
export type Handler<Key extends keyof Api> = (
  context: ContextFor<Api[Key]['access']>,
  input: Input<Api[Key]>,
) => Promise<Answer<Api[Key]>>
