import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { statusOf } from '../platform/call-error.ts'
import { call } from '../platform/client.ts'
import { pageBrand } from '../platform/page-brand.ts'
import { payLogout } from '../platform/session.ts'

export interface Start {
  readonly brand: Branding
  /** Null where nobody is logged in. */
  readonly user: CurrentUser | null
  /** The server gave no answer about who is logged in. */
  readonly unreachable: boolean
}

/** What must be known before the first paint: whose brand, and who is here. */
export async function startUp(): Promise<Start> {
  const [brand, session] = await Promise.all([pageBrand(defaultBranding), currentSession()])
  return { brand, ...session }
}

async function currentSession(): Promise<Omit<Start, 'brand'>> {
  await payLogout()
  try {
    const user = await call('GET /api/users/me')
    return { user: isComplete(user) ? user : null, unreachable: false }
  } catch (error) {
    const status = statusOf(error) ?? 0
    return { user: null, unreachable: status === 0 || status >= 500 }
  }
}

/** A session that still owes its code or a new password opens nothing but the login. */
function isComplete(user: CurrentUser): boolean {
  return (!user.tfaEnabled || user.tfaValidated) && !user.mustResetPassword
}
