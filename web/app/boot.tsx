import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { BrandLogo, BrandProvider, useBrand } from '../areas/branding/branding.public.ts'
import { EnrollmentStep, NewPasswordStep, PasswordResetScreen } from '../areas/credentials/credentials.public.ts'
import { OpenApplicationsScreen } from '../areas/open-applications/open-applications.public.ts'
import { JoiningScreen } from '../areas/joining/joining.public.ts'
import { SubmissionDownloadScreen } from '../areas/submissions/submissions.public.ts'
import { pendingStep, WayIn } from '../areas/session/session.public.ts'
import { ToastArea } from '../kit/feedback/toast-area.tsx'
import { toasts } from '../kit/feedback/toasts.ts'
import { GuestLanguage } from '../kit/language/guest-language.tsx'
import { ThemeProvider } from '../kit/theme/theme-provider.tsx'
import { styleNonce } from '../platform/page-brand.ts'
import { pagePart } from '../platform/page-part.ts'
import { announceLogin, onNews, takeFarewell } from '../platform/session.ts'
import { isLinkPage } from './entry.ts'
import { leaveForHome } from './home-origin.ts'
import { NoticeBand } from './notices/notice-band.tsx'
import { StageBoundary } from './notices/stage-boundary.tsx'
import type { Start } from './start-up.ts'
import { UnreachableScreen } from './unreachable-screen.tsx'

const loadPortal = pagePart(async () => ({ default: (await import('./portal.tsx')).Portal }))
const Portal = lazy(loadPortal)

/**
 * The two stages of the page. Login needs neither router nor data cache, so it is a small bundle of its own; the portal
 * is fetched while the password is being checked.
 */
export function Boot(start: Start) {
  useFarewell()
  return (
    <BrandProvider first={start.brand}>
      <Themed>
        <NoticeBand />
        <StageBoundary>
          <Suspense>
            <Outside {...start} />
          </Suspense>
        </StageBoundary>
        <ToastArea />
      </Themed>
    </BrandProvider>
  )
}

/** The stage that an address calls for: some need no session at all. */
function Outside(start: Start) {
  const guest = guestScreen(start)
  return guest === undefined ? <Stage {...start} /> : <GuestLanguage>{guest}</GuestLanguage>
}

const GuestScreens = lazy(pagePart(() => import('./guest-screens.tsx')))

/** The page of an emailed or printed link; undefined for any other address. */
function guestScreen({ entry: { kind }, user }: Start): ReactNode | undefined {
  if (kind === 'joining') return <JoiningScreen user={wholeUser(user)} />
  if (kind === 'open-applications') return <OpenApplicationsScreen />
  if (kind === 'submission-download') return <SubmissionDownloadScreen />
  return isLinkPage(kind) ? <GuestScreens kind={kind} /> : undefined
}

function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider colors={useBrand().colors} nonce={styleNonce()}>
      {children}
    </ThemeProvider>
  )
}

function Stage({ brand, entry: startEntry, user: startUser, unreachable }: Start) {
  const [{ user, entry }, setStage] = useState({ user: startUser, entry: startEntry })
  const signedIn = wholeUser(user)
  // A new password being typed is kept when another tab logs in.
  useNews(user, signedIn !== null || entry.kind === 'reset-link')

  const signIn = (whole: CurrentUser): void => {
    announceLogin()
    if (leaveForHome(whole)) return
    // The portal's login route knows where to go from here.
    history.replaceState(null, '', '/login')
    setStage({ user: whole, entry: { kind: 'portal' } })
  }

  const page = { brandName: brand.name, logo: <BrandLogo /> }
  if (entry.kind === 'forgot-password' || entry.kind === 'reset-link')
    return <PasswordResetScreen {...page} identifier={entry.kind === 'reset-link' ? entry.identifier : undefined} />
  if (entry.kind === 'link' || (entry.kind === 'login' && signedIn === null))
    return (
      <WayIn
        {...page}
        banner={brand.loginBanner}
        user={user}
        tokens={entry.kind === 'link' ? entry.tokens : undefined}
        NewPassword={NewPasswordStep}
        Enrollment={EnrollmentStep}
        // If it cannot be fetched now, it is requested again when needed.
        onSubmitted={() => void loadPortal().catch(() => undefined)}
        onSignedIn={signIn}
      />
    )
  return unreachable ? <UnreachableScreen brandName={brand.name} /> : <Portal user={signedIn} />
}

/** The user with a complete login; null for everyone else. */
const wholeUser = (user: CurrentUser | null) => (user !== null && pendingStep(user) === undefined ? user : null)

/**
 * A guest page follows when another tab logs in; a half-finished login follows when another tab continues or cancels.
 */
function useNews(user: CurrentUser | null, isSettled: boolean): void {
  useEffect(() => {
    if (isSettled) return undefined
    return onNews((news) => {
      if (news === 'logged-in' || user !== null) location.reload()
    })
  }, [user, isSettled])
}

/** Shows why the previous page was left. */
function useFarewell(): void {
  useEffect(() => {
    const farewell = takeFarewell()
    if (farewell === 'expired') toasts.show('warning', sessionMessages.expired)
    if (farewell === 'password-updated') void sayPasswordUpdated()
  }, [])
}

/** Fetched when there is something to say: the login page carries no texts that it does not show. */
async function sayPasswordUpdated(): Promise<void> {
  const { credentialsMessages } = await import('@portico/contract/areas/credentials/credentials.messages.ts')
  toasts.show('success', credentialsMessages.passwordUpdated)
}
