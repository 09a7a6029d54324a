import { type ErrorSource, errorSources } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import type { ErrorFilter } from './errors.queries.ts'

/** The list's filter in the page's address. Open errors by default. */
export interface ErrorsAddress extends Omit<ErrorFilter, 'state'> {
  readonly state?: 'RESOLVED' | 'ALL'
}

/** The filter in an address; invalid values are ignored. */
export function errorsAddress(address: Readonly<Record<string, unknown>>): ErrorsAddress {
  const { state, source, assigned, brokerage } = address
  const search = addressText(address.search).slice(0, 100)
  return {
    ...(search === '' ? {} : { search }),
    ...(state === 'RESOLVED' || state === 'ALL' ? { state } : {}),
    ...(isSource(source) ? { source } : {}),
    ...(assigned === 'ME' || assigned === 'NOBODY' ? { assigned } : {}),
    ...(typeof brokerage === 'string' && brokerage !== '' ? { brokerage: brokerage.slice(0, 40) } : {}),
  }
}

/** The filter of the call. */
export const errorFilter = ({ state, ...rest }: ErrorsAddress): ErrorFilter =>
  state === 'ALL' ? rest : { ...rest, state: state ?? 'OPEN' }

const isSource = (value: unknown): value is ErrorSource => errorSources.some((source) => source === value)
