import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useSignedInUser } from '../../../areas/session/session.public.ts'
import { useMenus } from '../../shell/menus/use-menus.ts'
import { FirstStepsCard } from './first-steps-card.tsx'
import { firstSteps, type Newcomer } from './first-steps.rules.ts'

/** The first steps of a new user on an account, of the pages that they have there. */
export default function FirstSteps({ account }: { readonly account: Account }) {
  const user = useSignedInUser()
  const home = `/${encodeURIComponent(account.accountCode)}`
  const pages = new Set(useMenus(user, account).account.flatMap(({ items }) => items.map(({ href }) => href)))
  const steps = firstSteps(newcomerOf(user, account), (path) => pages.has(`${home}/${path}`))
  return <FirstStepsCard steps={steps.map(({ path, ...step }) => ({ ...step, href: `${home}/${path}` }))} />
}

function newcomerOf(user: CurrentUser, account: Account): Newcomer {
  if (isBrokerageUser(user, account)) return 'STAFF'
  if (user.isViewer) return 'READER'
  if (account.isLawFirm) return 'LAW_FIRM'
  return account.brokerRelationship === 'PROSPECT' ? 'PROSPECT' : 'INSURED'
}
