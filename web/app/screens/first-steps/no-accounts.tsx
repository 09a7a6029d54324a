import { useBrand } from '../../../areas/branding/branding.public.ts'
import { useSignedInUser } from '../../../areas/session/session.public.ts'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import classes from './no-accounts.module.css'

/** Welcomes someone whose login has no account yet, with what they can do about it. */
export default function NoAccounts() {
  const { username } = useSignedInUser()
  const { name, brokerCode } = useBrand()
  const brokerage = brokerCode === null ? 'your brokerage' : name
  return (
    <>
      <EmptyState
        title="No accounts yet"
        action={
          <AppLink href="/help?find=invitation" {...buttonLook('secondary', true)}>
            Help with invitations
          </AppLink>
        }
      >
        Welcome. Accounts appear here after someone gives you access.
      </EmptyState>
      <ol className={classes.welcome}>
        <li>
          Make sure that this is the login you were invited with. You are logged in as <strong>{username}</strong>.
        </li>
        <li>Check your email, and the spam folder, for an invitation. Open its link within 7 days.</li>
        <li>If there is none, ask your contact at {brokerage}, or an Admin of your company, to invite you.</li>
      </ol>
    </>
  )
}
