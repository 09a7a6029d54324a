import { addressText } from '../../platform/text/address-text.ts'
import type { UserFilter } from './platform-users.queries.ts'

/** The filter in an address; invalid values are ignored. */
export function userFilter(address: Readonly<Record<string, unknown>>): UserFilter {
  const { state, kind } = address
  const search = addressText(address.search).slice(0, 100)
  return {
    ...(search === '' ? {} : { search }),
    ...(state === 'ACTIVE' || state === 'DISABLED' ? { state } : {}),
    ...(kind === 'ADMINISTRATOR' || kind === 'VIEWER' ? { kind } : {}),
  }
}
