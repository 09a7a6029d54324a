import type { AreaHold, AreaMove } from '@portico/contract/areas.ts'
import type { InboundMail } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import type { RawBuilder } from 'kysely'
import type { AccountContext, OpenContext } from './context.ts'
import type { Tx } from './database/database.ts'
import type { DepartingRows } from './records/departing-rows.ts'
import type { BoundCall } from './http/routes.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import type { Platform } from './platform.ts'
import type { WriteTx } from './write.ts'

/** One account that becomes part of another. */
export interface Merging {
  readonly from: string
  readonly into: string
}

/** A merge in progress: its author, and its time. */
export interface MergeUnderWay extends Merging {
  readonly by: string
  readonly at: Date
  readonly platform: Platform
}

/** How an area's rows move when an account is merged into another. */
export interface AreaMerging {
  /** SQL for the number of rows that move, by kind. */
  readonly moves?: Readonly<Partial<Record<AreaMove, (from: string) => RawBuilder<unknown>>>>
  /** Moves them; the result is added to the audit row. */
  move?(tx: WriteTx, merge: MergeUnderWay): Promise<object | void>
  /** What prevents a merge: tables in which the account has any row, or a condition in SQL. */
  readonly holds?: Readonly<Partial<Record<AreaHold, readonly string[] | ((merging: Merging) => RawBuilder<unknown>)>>>
}

/** Who searches an account. */
export type Searcher = Pick<AccountContext, 'account' | 'actor'>

/** What is searched for, and the most that is answered. */
export interface Search {
  readonly text: string
  readonly limit: number
}

/** How an area finds its kinds of things in an account, by the kinds of `GET /api/search`; each looks after its own rights. */
export type AreaSearch = {
  readonly [K in Exclude<keyof SearchResults, 'accounts'>]?: (
    tx: Tx,
    who: Searcher,
    search: Search,
  ) => Promise<SearchResults[K]>
}

/** Receives an email addressed to one of its tokens, and ignores all others. */
export type InboundReceiver = (context: OpenContext, mail: InboundMail) => Promise<void>

/** What an area contributes to the server: `area` in its `<area>.area.ts`. */
export interface ServerArea {
  readonly routes?: readonly (readonly BoundCall[])[]
  /** Calls of the email provider, in signed deliveries. */
  readonly providerRoutes?: readonly (readonly BoundCall[])[]
  /** Registers work in the background. */
  readonly jobs?: readonly ((platform: Platform, declared: readonly ServerArea[]) => void)[]
  /** The kinds of email that it sends. */
  readonly mails?: readonly SampledEmail[]
  readonly merging?: AreaMerging
  /** What ends, or is handed over, of what people of a brokerage have in an account that leaves it. */
  readonly departing?: readonly DepartingRows[]
  readonly search?: AreaSearch
  readonly inbound?: InboundReceiver
}
