import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { statusOf } from '../platform/call-error.ts'
import { call } from '../platform/client.ts'
import { pageBrand } from '../platform/page-brand.ts'
import { forgetSession, payLogout, resumeSession } from '../platform/session.ts'
import { isGuestPage } from '../platform/upkeep/first-answers.ts'
import { soundUser } from '../platform/upkeep/session-fields.ts'
import { type Entry, entryOf } from './entry.ts'
import { leaveForHome } from './home-origin.ts'

export interface Start {
  readonly brand: Branding
  readonly entry: Entry
  /** The current user, possibly with login steps pending; null if not logged in. */
  readonly user: CurrentUser | null
  /** The server did not say who is logged in. */
  readonly unreachable: boolean
}

/** What must be known before the first paint: the brand, the entry, and the user. */
export async function startUp(): Promise<Start> {
  const entry = entryOf(location.pathname)
  // A link that logs in is a secret: it leaves the address bar, and the history, before anything else happens.
  if (entry.kind === 'link' || entry.kind === 'policy-login') history.replaceState(null, '', '/login')
  const [brand, session] = await Promise.all([pageBrand(defaultBranding), currentSession()])
  if (session.user !== null && hasHome(entry) && leaveForHome(session.user, location.pathname)) return nothing()
  if (entry.kind !== 'policy-login') return { brand, entry, ...session }
  return leadsElsewhere(brand) ? leave(brand.policyLoginUrl) : { brand, entry: { kind: 'login' }, ...session }
}

/** Other entries are opened by secrets in their address, and stay on the host it was emailed for. */
const hasHome = ({ kind }: Entry): boolean => kind === 'login' || kind === 'portal'

const leadsElsewhere = (brand: Branding): brand is Branding & { policyLoginUrl: string } =>
  brand.policyLoginUrl?.startsWith('https://') === true

function leave(address: string): Promise<never> {
  location.replace(address)
  return nothing()
}

/** The page is being left: nothing may show until then. */
const nothing = (): Promise<never> => new Promise<never>(() => undefined)

async function currentSession(): Promise<Pick<Start, 'user' | 'unreachable'>> {
  await payLogout()
  if (isGuestPage()) return guest()
  try {
    const user = soundUser(await call('GET /api/users/me'))
    resumeSession()
    return { user, unreachable: false }
  } catch (error) {
    const status = statusOf(error) ?? 0
    const unreachable = status === 0 || status >= 500
    return unreachable ? { user: null, unreachable } : guest()
  }
}

function guest(): Pick<Start, 'user' | 'unreachable'> {
  forgetSession()
  return { user: null, unreachable: false }
}
