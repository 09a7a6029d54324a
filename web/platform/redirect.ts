import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import { tabStorage } from './storage.ts'

const redirectName = 'portico.redirect'

/** Whether the portal has a page at a path; supplied by the owner of the route table. */
export type IsKnownPath = (path: string) => boolean

/** Stores where a person wanted to go before the login, or deletes it. External addresses are never stored. */
export function keepRedirect(wanted: string | null, isKnown: IsKnownPath = () => true): void {
  tabStorage.write(redirectName, wanted !== null && isPathWithin(wanted) && isKnown(wanted) ? wanted : null)
}

/** Where someone wanted to go before the login, if there is such a page; asked once, then forgotten. */
export function takeRedirect(isKnown: IsKnownPath): string | undefined {
  const wanted = tabStorage.read(redirectName)
  keepRedirect(null)
  return wanted !== null && isPathWithin(wanted) && isKnown(wanted) ? wanted : undefined
}
