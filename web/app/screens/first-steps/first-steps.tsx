import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useSignedInUser, useStoreCurrentUser } from '../../../areas/session/session.public.ts'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { m } from '../../../platform/queries.ts'
import { useMenus } from '../../shell/menus/use-menus.ts'
import { firstSteps, type Newcomer } from './first-steps.rules.ts'
import classes from './first-steps.module.css'

const onError = () => void toasts.show('error', 'The first steps could not be hidden. Please try again.')

/** The first steps of a new user, until they hide them. */
export default function FirstSteps({ account }: { readonly account: Account }) {
  const user = useSignedInUser()
  const hide = useMutation({ ...m('PUT /api/users/self/first-steps'), onSuccess: useStoreCurrentUser(), onError })
  const home = `/${encodeURIComponent(account.accountCode)}`
  const pages = new Set(useMenus(user, account).account.flatMap(({ items }) => items.map(({ href }) => href)))
  const steps = firstSteps(newcomerOf(user, account), (path) => pages.has(`${home}/${path}`))
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
        {steps.map(({ path, label, text }) => (
          <li key={path}>
            <AppLink href={`${home}/${path}`}>{label}</AppLink>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function newcomerOf(user: CurrentUser, account: Account): Newcomer {
  if (isBrokerageUser(user, account)) return 'STAFF'
  if (user.isViewer) return 'READER'
  if (account.isLawFirm) return 'LAW_FIRM'
  return account.brokerRelationship === 'PROSPECT' ? 'PROSPECT' : 'INSURED'
}
