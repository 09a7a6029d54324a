import type pg from 'pg'
import type { Notices } from './notices.ts'

/** What differs between the two engines. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  /** How a connection is made; the role of the application is taken after it. */
  readonly connection: pg.ClientConfig
  readonly connections: number
  /** A transaction that holds its connection longer is ended. */
  readonly transactionSeconds: number
  /** SQL that a new connection needs first, because it may continue an older session. */
  readonly resetSession: string
  readonly notices: Notices
  backup?(client: pg.ClientBase, to: string): Promise<void>
  close(): Promise<void>
}
