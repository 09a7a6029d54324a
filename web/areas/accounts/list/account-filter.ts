import type { Api } from '@portico/contract/api.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { addressText } from '../../../platform/text/address-text.ts'

/** The filter and order of a working list, as in its address. Missing values do not filter. */
export interface AccountFilter {
  readonly search?: string
  readonly relationship?: 'CLIENT' | 'PROSPECT'
  readonly brokerage?: string
  /** Days within which the next renewal is. */
  readonly within?: number
  /** Active accounts by default. */
  readonly state?: 'ARCHIVED'
  /** By name by default. */
  readonly sort?: 'renewal'
}

/** The choices for a renewal within this many days. */
export const renewalWindows = [30, 60, 90, 120] as const

/** The filter in an address; invalid values are ignored. */
export function accountFilter(address: Readonly<Record<string, unknown>>): AccountFilter {
  const { relationship, sort, state } = address
  const search = addressText(address.search).slice(0, 100)
  const brokerage = addressText(address.brokerage)
  const within = renewalWindows.find((days) => days === Number(address.within))
  return {
    ...(search === '' ? {} : { search }),
    ...(relationship === 'CLIENT' || relationship === 'PROSPECT' ? { relationship } : {}),
    ...(/^[A-Z0-9_-]{2,40}$/.test(brokerage) ? { brokerage } : {}),
    ...(within === undefined ? {} : { within }),
    ...(state === 'ARCHIVED' ? { state } : {}),
    ...(sort === 'renewal' ? { sort } : {}),
  }
}

/** Whether anything narrows the list; an order does not. */
export const isNarrowed = ({ sort: _order, ...narrowing }: AccountFilter): boolean => Object.keys(narrowing).length > 0

export type AccountQuery = NonNullable<Request<Api['GET /api/accounts']>['query']>

/** What a filter asks of the server. */
export function queryOf({ brokerage, within, ...same }: AccountFilter): AccountQuery {
  return {
    ...same,
    ...(brokerage === undefined ? {} : { brokerCode: brokerage }),
    ...(within === undefined ? {} : { renewalWithinDays: within }),
  }
}
