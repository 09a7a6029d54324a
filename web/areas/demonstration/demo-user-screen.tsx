import type { Demonstration } from '@portico/contract/areas/demonstration/demonstration.calls.ts'
import { useState } from 'react'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { statusOf } from '../../platform/call-error.ts'
import { fullName, useCurrentUser } from '../session/session.public.ts'
import { useDemonstration } from './demonstration.queries.ts'
import classes from './demo-user-screen.module.css'
import { logInAs } from './log-in-as.ts'

type DemoUser = Demonstration['users'][number]

const groups = [
  { group: 'insured', title: 'Insured companies and prospects' },
  { group: 'brokerage', title: 'Brokerages' },
  { group: 'platform', title: 'The platform' },
  { group: 'special', title: 'Special cases' },
] as const

interface Props {
  /** Whose log-in was rejected a moment ago. */
  readonly refused: string | undefined
}

/** Everyone of the demonstration, one click away. */
export default function DemoUserScreen({ refused }: Props) {
  const { users, password } = useDemonstration()
  const current = useCurrentUser()
  const [chosen, setChosen] = useState<string>()
  const [failed, setFailed] = useState(false)

  const choose = async ({ username }: DemoUser): Promise<void> => {
    setChosen(username)
    setFailed(false)
    try {
      await logInAs({ username, password }, current !== null)
    } catch (error) {
      // No one is logged in now, so the page restarts with the reason.
      if (statusOf(error) === 422) return location.replace(`/demo-user?refused=${encodeURIComponent(username)}`)
      setFailed(true)
      setChosen(undefined)
    }
  }

  return (
    <Page
      title="Demonstration users"
      lead={
        <>
          Choose a user. All have the password <code>{password}</code>.{' '}
          <AppLink href="/demo">About the demonstration</AppLink>
        </>
      }
    >
      <div className={classes.notices}>
        {refused !== undefined && (
          <Notice kind="error">
            {refused} could not be logged in because the password was changed. Choose another user, or restart the
            demonstration.
          </Notice>
        )}
        {failed && <Notice kind="error">The server did not respond. Please try again in a moment.</Notice>}
        {current !== null && (
          <Notice kind="info">
            You are logged in as {fullName(current)}. Choosing someone logs {fullName(current)} out first.
          </Notice>
        )}
      </div>
      {groups.map(({ group, title }) => (
        <section key={group} className={classes.group} aria-labelledby={`demo-${group}`}>
          <h2 id={`demo-${group}`} className={classes.title}>
            {title}
          </h2>
          <ul className={classes.users}>
            {users
              .filter((user) => user.group === group)
              .map((user) => (
                <li key={user.username}>
                  <UserCard user={user} isChosen={chosen === user.username} onChoose={choose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

interface UserCardProps {
  readonly user: DemoUser
  readonly isChosen: boolean
  readonly onChoose: (user: DemoUser) => Promise<void>
}

function UserCard({ user, isChosen, onChoose }: UserCardProps) {
  return (
    <button
      type="button"
      className={classes.user}
      disabled={isChosen}
      aria-busy={isChosen || undefined}
      onClick={() => void onChoose(user)}
    >
      <Monogram name={user.name} />
      <span className={classes.words}>
        <strong>{user.name}</strong>
        <span>{user.who}</span>
        <small>{user.username}</small>
      </span>
    </button>
  )
}
