import { optOutTokenOf } from '../areas/broadcasts/broadcasts.public.ts'
import { openPlaceOf } from '../areas/open-applications/open-applications.public.ts'
import { answerTokenOf, statementTokenOf } from '../areas/claims/claims.public.ts'
import { noticeCodeOf } from '../areas/first-notices/first-notices.public.ts'
import { cardTokenOf } from '../areas/id-cards/id-cards.public.ts'
import { livingPlaceOf } from '../areas/certificates/certificates.public.ts'
import { isJoiningPath } from '../areas/joining/joining.public.ts'
import { vendorTokenOf } from '../areas/vendors/vendors.public.ts'
import { downloadPlaceOf } from '../areas/submissions/submissions.public.ts'

/** Pages of emailed and printed links, which need no login: whether an address is one of theirs. */
const linkPages = {
  joining: isJoiningPath,
  'open-applications': (path: string) => openPlaceOf(path) !== undefined,
  'submission-download': (path: string) => downloadPlaceOf(path) !== undefined,
  'opt-out': (path: string) => optOutTokenOf(path) !== undefined,
  'id-card': (path: string) => cardTokenOf(path) !== undefined,
  'vendor-upload': (path: string) => vendorTokenOf(path) !== undefined,
  'claim-answer': (path: string) => answerTokenOf(path) !== undefined,
  'claim-statement': (path: string) => statementTokenOf(path) !== undefined,
  'first-notice': (path: string) => noticeCodeOf(path) !== undefined,
  'living-certificate': (path: string) => livingPlaceOf(path) !== undefined,
} as const

type LinkPage = keyof typeof linkPages

/** By which door the page was opened. Those outside the portal need neither router nor data cache. */
export type Entry =
  | { readonly kind: LinkPage | 'login' | 'policy-login' | 'forgot-password' | 'portal' }
  | { readonly kind: 'link'; readonly tokens: { readonly tokenOne: string; readonly tokenTwo: string } }
  | { readonly kind: 'reset-link'; readonly identifier: string }

/** Pages whose address is always the same. */
const pages: ReadonlyMap<string, Entry> = new Map([
  ['/', { kind: 'login' }],
  ['/login', { kind: 'login' }],
  ['/policy-login', { kind: 'policy-login' }],
  ['/password-reset', { kind: 'forgot-password' }],
])

/** The entry for a path of the address bar. */
export function entryOf(path: string): Entry {
  const page = pages.get(path)
  if (page !== undefined) return page
  const linked = (Object.keys(linkPages) as LinkPage[]).find((kind) => linkPages[kind](path))
  if (linked !== undefined) return { kind: linked }
  const [, tokenOne, tokenTwo] = /^\/token-login\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (tokenOne !== undefined && tokenTwo !== undefined) return { kind: 'link', tokens: { tokenOne, tokenTwo } }
  const [, identifier] = /^\/password-reset\/([^/]+)$/.exec(path) ?? []
  return identifier === undefined ? { kind: 'portal' } : { kind: 'reset-link', identifier }
}

/** Whether a page is that of an emailed or printed link, which needs no login. */
export const isLinkPage = (kind: Entry['kind']): boolean => Object.hasOwn(linkPages, kind)
