import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from './session.ts'

const running = new AsyncLocalStorage<Session>()

/**
 * Throws when a second transaction is opened inside the callback of a first: on the embedded engine it would wait for
 * itself forever, on PostgreSQL for a free connection under load.
 */
export function refuseInsideTransaction(what: string): void {
  if (running.getStore()?.open) {
    throw new Error(`database.${what} was called inside a transaction callback: use the callback's own tx instead`)
  }
}

/** Marks the work as inside a transaction for `refuseInsideTransaction`. */
export function insideTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
  return running.run(session, work)
}
