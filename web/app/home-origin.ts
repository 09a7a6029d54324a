import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { takeRedirect } from '../platform/redirect.ts'
import { tabStorage } from '../platform/storage.ts'

const sentName = 'portico.sent-home'

/**
 * Sends a client to their brokerage's white-label host, at the path they wanted, where they log in. Once per tab: a
 * person who comes back stays. Returns whether the page is being left.
 */
export function leaveForHome({ homeOrigin }: Pick<CurrentUser, 'homeOrigin'>, wanted = '/'): boolean {
  if (homeOrigin === null || homeOrigin === location.origin || tabStorage.read(sentName) !== null) return false
  tabStorage.write(sentName, '1')
  // Without storage nothing would end a circle.
  if (tabStorage.read(sentName) === null) return false
  location.replace(addressAt(homeOrigin, takeRedirect(() => true) ?? wanted))
  return true
}

/** Only the path: query and hash may be secret. */
function addressAt(origin: string, wanted: string): string {
  const path = wanted.replace(/[?#].*$/, '')
  return new URL(isPathWithin(path) ? path : '/', origin).href
}
