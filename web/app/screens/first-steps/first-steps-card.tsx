import { useMutation } from '@tanstack/react-query'
import { useSignedInUser, useStoreCurrentUser } from '../../../areas/session/session.public.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { m } from '../../../platform/queries.ts'
import classes from './first-steps.module.css'

export interface FirstStep {
  readonly href: string
  readonly label: string
  readonly text: string
}

const onError = () => void toasts.show('error', 'The first steps could not be hidden. Please try again.')

/** The first steps of a new user, until they hide them. */
export function FirstStepsCard({ steps }: { readonly steps: readonly FirstStep[] }) {
  const user = useSignedInUser()
  const hide = useMutation({ ...m('PUT /api/users/self/first-steps'), onSuccess: useStoreCurrentUser(), onError })
  if (user.hidesFirstSteps || steps.length === 0) return null
  return (
    <section className={classes.guide} aria-labelledby="first-steps">
      <header className={classes.head}>
        <h2 id="first-steps">First steps</h2>
        <Button kind="quiet" small busy={hide.isPending} onClick={() => hide.mutate({ body: { isHidden: true } })}>
          Hide first steps
        </Button>
      </header>
      <ol className={classes.steps}>
        {steps.map(({ href, label, text }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
