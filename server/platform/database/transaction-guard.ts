import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from './session.ts'

const running = new AsyncLocalStorage<Session>()

/**
 * Refuses to open a second transaction from inside the callback of a first: on the embedded engine it would wait
 * for itself for ever, on PostgreSQL it would wait for a free connection under load.
 */
export function refuseInsideTransaction(what: string): void {
  if (running.getStore()?.open) {
    throw new Error(`database.${what} was called inside a transaction callback: use the callback's own tx instead`)
  }
}

/** Runs the work so that `refuseInsideTransaction` knows it is inside. */
export function insideTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
  return running.run(session, work)
}
