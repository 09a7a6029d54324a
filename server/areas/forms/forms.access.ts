import type { FormLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import type { BrokerageAccess, AccountAccess } from '../../platform/access/actor.ts'
import type { UserContext } from '../../platform/context.ts'
import { notAllowed } from '../../platform/error-response.ts'

/**
 * The context of a handler for all levels: with the account or the brokerage of its path, or neither for the global
 * library.
 */
export interface LevelContext extends UserContext {
  readonly account?: AccountAccess
  readonly brokerage?: BrokerageAccess
}

/** One handler for the same call at several levels. Errors are thrown. */
export type LevelHandler<V extends (context: never, input: never) => Promise<unknown>> = (
  context: LevelContext,
  input: Parameters<V>[1],
) => Promise<Extract<Awaited<ReturnType<V>>, { readonly status: 200 | 201 | 204 }>>

/** Whose layouts are meant: the platform's, a brokerage's or an account's. */
export interface LevelOwner {
  readonly level: FormLevel
  /** The brokerage, or the one that serves the account; empty for the platform. */
  readonly brokerage: string
  /** Empty but for an account. */
  readonly account: string
}

/** Whose layouts a call is about. Those of an account are for the staff of its brokerage alone. */
export function ownerOf({ account, brokerage }: LevelContext): LevelOwner {
  if (account !== undefined) {
    if (!account.holdsAllPermissions) throw notAllowed()
    return { level: 'ACCOUNT', brokerage: account.brokerage, account: account.account }
  }
  if (brokerage !== undefined) return { level: 'BROKERAGE', brokerage: brokerage.brokerage, account: '' }
  return { level: 'GLOBAL', brokerage: '', account: '' }
}

/** Staff change layouts of accounts, admins those of their brokerage, platform administrators the global ones. */
export const mayChangeForms = ({ account, brokerage, actor }: LevelContext): boolean =>
  account?.holdsAllPermissions ?? brokerage?.isBrokerageAdmin ?? actor.isAdmin

/** The level that created a form; levels below inherit from it. */
export const madeAt = ({ brokerCode }: { readonly brokerCode: string | null }): FormLevel =>
  brokerCode === null ? 'GLOBAL' : 'BROKERAGE'

/** The key under which a level's drafts and versions are stored. */
export interface LevelKey {
  readonly account_code: string
  readonly brokerage_code: string
}

/** An account's own layouts stay with it when another brokerage takes over. */
export const keyOf = ({ account, brokerage }: LevelOwner): LevelKey =>
  account === '' ? { account_code: '', brokerage_code: brokerage } : { account_code: account, brokerage_code: '' }

/** The level with those above it, the highest first. */
export function keysDownTo(owner: LevelOwner): readonly LevelKey[] {
  const global = { account_code: '', brokerage_code: '' }
  if (owner.level === 'GLOBAL') return [global]
  const brokerage = { account_code: '', brokerage_code: owner.brokerage }
  return owner.level === 'BROKERAGE' ? [global, brokerage] : [global, brokerage, keyOf(owner)]
}
