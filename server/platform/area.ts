import type { AreaHold, AreaMove } from '@portico/contract/areas.ts'
import type { SearchFindings } from '@portico/contract/areas/search/search.shapes.ts'
import type { RawBuilder } from 'kysely'
import type { AccountContext } from './context.ts'
import type { Tx } from './database/database.ts'
import type { BoundCall } from './http/routes.ts'
import type { Platform } from './platform.ts'
import type { WriteTx } from './write.ts'

/** One account that becomes part of another. */
export interface Merging {
  readonly from: string
  readonly into: string
}

/** A merge under way: who does it, and when. */
export interface MergeUnderWay extends Merging {
  readonly by: string
  readonly at: Date
  readonly platform: Platform
}

/** What becomes of an area's rows when an account is merged into another. */
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
export type AreaFindings = {
  readonly [K in Exclude<keyof SearchFindings, 'accounts'>]?: (
    tx: Tx,
    who: Searcher,
    search: Search,
  ) => Promise<SearchFindings[K]>
}

/** What an area contributes to the server: `area` in its `<area>.area.ts`. */
export interface ServerArea {
  readonly routes?: readonly (readonly BoundCall[])[]
  /** Registers work in the background. */
  readonly jobs?: readonly ((platform: Platform) => void)[]
  readonly merging?: AreaMerging
  readonly findings?: AreaFindings
}
