import { optOutTokenOf } from '../areas/broadcasts/broadcasts.door.ts'
import { openPlaceOf } from '../areas/open-applications/open-applications.door.ts'
import { cardTokenOf } from '../areas/id-cards/id-cards.door.ts'
import { livingPlaceOf } from '../areas/certificates/certificates.door.ts'
import { isJoiningPath } from '../areas/joining/joining.door.ts'
import { vendorTokenOf } from '../areas/vendors/vendors.door.ts'
import { downloadPlaceOf } from '../areas/submissions/submissions.door.ts'

/** By which door the page was opened. Those outside the portal need neither router nor data cache. */
export type Entry =
  | {
      readonly kind:
        | 'login'
        | 'policy-login'
        | 'forgot-password'
        | 'joining'
        | 'open-applications'
        | 'submission-download'
        | 'opt-out'
        | 'id-card'
        | 'vendor-upload'
        | 'living-certificate'
        | 'portal'
    }
  | { readonly kind: 'link'; readonly tokens: { readonly tokenOne: string; readonly tokenTwo: string } }
  | { readonly kind: 'reset-link'; readonly identifier: string }

/** Pages whose address is always the same. */
const pages: ReadonlyMap<string, Entry> = new Map([
  ['/', { kind: 'login' }],
  ['/login', { kind: 'login' }],
  ['/policy-login', { kind: 'policy-login' }],
  ['/password-reset', { kind: 'forgot-password' }],
])

/** The entry that a path of the address bar stands for. */
export function entryOf(path: string): Entry {
  const page = pages.get(path)
  if (page !== undefined) return page
  if (isJoiningPath(path)) return { kind: 'joining' }
  if (openPlaceOf(path) !== undefined) return { kind: 'open-applications' }
  if (downloadPlaceOf(path) !== undefined) return { kind: 'submission-download' }
  if (optOutTokenOf(path) !== undefined) return { kind: 'opt-out' }
  if (cardTokenOf(path) !== undefined) return { kind: 'id-card' }
  if (vendorTokenOf(path) !== undefined) return { kind: 'vendor-upload' }
  if (livingPlaceOf(path) !== undefined) return { kind: 'living-certificate' }
  const [, tokenOne, tokenTwo] = /^\/token-login\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (tokenOne !== undefined && tokenTwo !== undefined) return { kind: 'link', tokens: { tokenOne, tokenTwo } }
  const [, identifier] = /^\/password-reset\/([^/]+)$/.exec(path) ?? []
  return identifier === undefined ? { kind: 'portal' } : { kind: 'reset-link', identifier }
}
