import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { CoverPage } from '../../kit/layout/cover-page.tsx'
import { expectHeading } from '../../kit/layout/heading-focus.ts'
import { call } from '../../platform/client.ts'
import { HalfSignedIn } from './half-signed-in.tsx'
import { isByLink, type Tokens } from './login.ts'
import type { LoginFailure } from './steps/login-failure.ts'
import { pendingStep } from './steps/pending-step.ts'
import { UsernamePasswordStep } from './steps/username-password-step.tsx'
import { pagePart } from '../../platform/page-part.ts'

const CodeStep = lazy(pagePart(() => import('./steps/code-step.tsx')))
const LinkStep = lazy(pagePart(() => import('./steps/link-step.tsx')))

interface Props {
  readonly brandName: string
  readonly banner: string | null
  readonly logo: ReactNode
  /** The user: with pending steps, or logged in while opening a link. */
  readonly user: CurrentUser | null
  /** From a link that logs in, if one was opened. */
  readonly tokens: Tokens | undefined
  /** The step for a required new password; people who just typed the old one, or came by link, are not asked for it. */
  readonly NewPassword: ComponentType<{ typed: string | undefined; byLink: boolean; onDone: () => void }>
  /** The step of setting up two-factor. */
  readonly Enrollment: ComponentType<{ onDone: () => void }>
  /** The password is being sent: a good time to fetch the portal. */
  readonly onSubmitted: () => void
  readonly onSignedIn: (user: CurrentUser) => void
}

/** The login steps in order; a reload returns to the pending step. */
export function WayIn(props: Props) {
  const { brandName, NewPassword, Enrollment, onSignedIn } = props
  const [link, setLink] = useState(props.tokens)
  const [user, setUser] = useState(props.user)
  const [typed, setTyped] = useState<string>()
  const [failure, setFailure] = useState<LoginFailure>()
  const step = user === null ? undefined : pendingStep(user)

  const goOn = (next: CurrentUser, password?: string): void => {
    setLink(undefined)
    expectHeading()
    if (pendingStep(next) === undefined) return onSignedIn(next)
    setTyped(password)
    setUser(next)
  }
  /** Without a response the page reloads, and asks again. */
  const lookAgain = async (): Promise<void> => {
    const next = await call('GET /api/users/me').catch(() => null)
    if (next === null) location.reload()
    else goOn(next, typed)
  }
  const refuse = (error: LoginFailure): void => {
    setLink(undefined)
    setUser(null)
    setFailure(error)
  }

  const current = (): ReactNode => {
    if (link !== undefined)
      return (
        <LinkStep
          tokens={link}
          loggedIn={step === undefined ? user : null}
          brandName={brandName}
          onStay={onSignedIn}
          onLoggedIn={goOn}
          onRefused={refuse}
        />
      )
    if (user === null || step === undefined)
      return (
        <UsernamePasswordStep
          brandName={brandName}
          banner={props.banner}
          failure={failure}
          onSubmitted={props.onSubmitted}
          onLoggedIn={goOn}
        />
      )
    const onDone = (): void => void lookAgain()
    return (
      <HalfSignedIn>
        {step === 'code' && <CodeStep user={user} brandName={brandName} onDone={onDone} />}
        {step === 'new-password' && <NewPassword typed={typed} byLink={isByLink()} onDone={onDone} />}
        {step === 'enrollment' && <Enrollment onDone={onDone} />}
      </HalfSignedIn>
    )
  }

  return (
    <CoverPage logo={props.logo} brandName={brandName}>
      <Suspense fallback={<p role="status">Loading…</p>}>{current()}</Suspense>
    </CoverPage>
  )
}
