import type { Api } from '@portico/contract/api.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { addressWords } from '../../../platform/words/address-words.ts'

/** How a working list is narrowed and ordered, as its address says it. What is left out narrows nothing. */
export interface AccountFilter {
  readonly search?: string
  readonly relationship?: 'CLIENT' | 'PROSPECT'
  readonly brokerage?: string
  /** Days within which the next renewal lies. */
  readonly within?: number
  /** Active accounts where it is left out. */
  readonly state?: 'ARCHIVED'
  /** By name where it is left out. */
  readonly sort?: 'renewal'
}

/** The choices of a renewal within so many days. */
export const renewalWindows = [30, 60, 90, 120] as const

/** The filter that an address holds; whatever is none is passed over. */
export function accountFilter(address: Readonly<Record<string, unknown>>): AccountFilter {
  const { relationship, sort, state } = address
  const search = addressWords(address.search).slice(0, 100)
  const brokerage = addressWords(address.brokerage)
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
