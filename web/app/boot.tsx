import { landingPath } from '@portico/contract/areas/session/landing.rules.ts'
import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { BrandLogo, BrandProvider } from '../areas/branding/branding.door.ts'
import { LoginScreen } from '../areas/session/session.door.ts'
import { ToastArea } from '../kit/feedback/toast-area.tsx'
import { toasts } from '../kit/feedback/toasts.ts'
import { expectHeading } from '../kit/layout/heading-focus.ts'
import { ThemeProvider } from '../kit/theme/theme-provider.tsx'
import { styleNonce } from '../platform/page-brand.ts'
import { announceLogin, onLoginElsewhere, takeFarewell, takeRedirect } from '../platform/session.ts'
import type { Start } from './start-up.ts'
import { UnreachableScreen } from './unreachable-screen.tsx'

const loadPortal = async () => ({ default: (await import('./portal.tsx')).Portal })
const Portal = lazy(loadPortal)

/** Where a guest sees the login itself; other addresses are the portal's, which guards its own. */
const loginPaths = new Set(['/', '/login', '/policy-login'])

/**
 * The two stages of the page. Signing in needs neither router nor data cache, so the login stands alone and small;
 * the portal is fetched while the password is being checked.
 */
export function Boot({ brand, user: startUser, unreachable }: Start) {
  const [user, setUser] = useState(startUser)
  return (
    <ThemeProvider colours={brand.colors} nonce={styleNonce()}>
      <BrandProvider value={brand}>
        <Stage
          user={user}
          unreachable={unreachable}
          brandName={brand.name}
          banner={brand.loginBanner}
          onUser={setUser}
        />
        <ToastArea />
      </BrandProvider>
    </ThemeProvider>
  )
}

interface StageProps {
  readonly user: CurrentUser | null
  readonly unreachable: boolean
  readonly brandName: string
  readonly banner: string | null
  readonly onUser: (user: CurrentUser) => void
}

function Stage({ user, unreachable, brandName, banner, onUser }: StageProps) {
  const atLogin = user === null && loginPaths.has(location.pathname)
  useFarewell(atLogin)
  useEffect(() => (user === null ? onLoginElsewhere(() => location.reload()) : undefined), [user])

  if (unreachable && user === null && !atLogin) return <UnreachableScreen brandName={brandName} />
  if (!atLogin)
    return (
      <Suspense>
        <Portal user={user} />
      </Suspense>
    )
  return (
    <LoginScreen
      brandName={brandName}
      banner={banner}
      logo={<BrandLogo />}
      onSubmitted={() => void loadPortal()}
      onLoggedIn={(loggedIn) => {
        announceLogin()
        expectHeading()
        history.replaceState(null, '', landingPath(loggedIn, takeRedirect()))
        onUser(loggedIn)
      }}
    />
  )
}

function useFarewell(atLogin: boolean): void {
  useEffect(() => {
    if (atLogin && takeFarewell() === 'expired') toasts.show('warning', sessionMessages.expired)
  }, [atLogin])
}
