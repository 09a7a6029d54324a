import { addressWords } from '../../platform/words/address-words.ts'
import type { UserFilter } from './platform-users.queries.ts'

/** The filter in an address; invalid values are ignored. */
export function userFilter(address: Readonly<Record<string, unknown>>): UserFilter {
  const { state, kind } = address
  const search = addressWords(address.search).slice(0, 100)
  return {
    ...(search === '' ? {} : { search }),
    ...(state === 'ACTIVE' || state === 'DISABLED' ? { state } : {}),
    ...(kind === 'ADMINISTRATOR' || kind === 'VIEWER' ? { kind } : {}),
  }
}
