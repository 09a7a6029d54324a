import { openPlaceOf } from '../areas/open-applications/open-applications.door.ts'
import { isJoiningPath } from '../areas/people/people.door.ts'

/** By which door the page was opened. Those outside the portal need neither router nor data cache. */
export type Entry =
  | { readonly kind: 'login' | 'policy-login' | 'forgot-password' | 'joining' | 'open-applications' | 'portal' }
  | { readonly kind: 'link'; readonly tokens: { readonly tokenOne: string; readonly tokenTwo: string } }
  | { readonly kind: 'reset-link'; readonly identifier: string }

const loginPaths = new Set(['/', '/login'])

/** The entry that a path of the address bar stands for. */
export function entryOf(path: string): Entry {
  if (loginPaths.has(path)) return { kind: 'login' }
  if (path === '/policy-login') return { kind: 'policy-login' }
  if (isJoiningPath(path)) return { kind: 'joining' }
  if (openPlaceOf(path) !== undefined) return { kind: 'open-applications' }
  if (path === '/password-reset') return { kind: 'forgot-password' }
  const [, tokenOne, tokenTwo] = /^\/token-login\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (tokenOne !== undefined && tokenTwo !== undefined) return { kind: 'link', tokens: { tokenOne, tokenTwo } }
  const [, identifier] = /^\/password-reset\/([^/]+)$/.exec(path) ?? []
  return identifier === undefined ? { kind: 'portal' } : { kind: 'reset-link', identifier }
}
