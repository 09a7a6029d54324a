import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { ReactNode } from 'react'
import { Arches } from '../../kit/layout/arches.tsx'
import { PageTitle } from '../../kit/layout/page.tsx'
import { useCurrentUser } from '../../areas/session/session.door.ts'
import { AppLink } from '../../platform/app-link.tsx'
import classes from './error-screens.module.css'

/** A page that is not there. */
export function NotFoundScreen() {
  return (
    <Plain title="Page not found">
      <p>The link is incorrect.</p>
      <p>
        <a href="/login">Go to login</a>
      </p>
    </Plain>
  )
}

/** A page that this user may not see. */
export function ForbiddenScreen() {
  return (
    <Plain title="Forbidden">
      <p>{messages.notAllowed}</p>
      <Home />
    </Plain>
  )
}

/** Something the address names does not exist, or belongs to someone else: nobody learns which. */
export function ResourceNotFoundScreen() {
  return (
    <Plain title="Resource Not Found">
      <p>{messages.notFound}</p>
      <Home />
    </Plain>
  )
}

function Home() {
  const user = useCurrentUser()
  return <p>{user === null ? <a href="/login">Go to login</a> : <AppLink href="/">Back to my start page</AppLink>}</p>
}

function Plain({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes.plain}>
      <Arches className={classes.picture} />
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  )
}
