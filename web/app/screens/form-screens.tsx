import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import { notFound, rootRouteId, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAccount } from '../../areas/accounts/accounts.door.ts'
import { LayoutScreen, LibraryScreen } from '../../areas/forms/forms.door.ts'
import { useSignedInUser } from '../../areas/session/session.door.ts'

/** The forms of a brokerage. */
export const BrokerageFormsScreen = ({ brokerCode }: { readonly brokerCode: string }) => (
  <LibraryScreen owner={{ level: 'BROKERAGE', brokerCode }} />
)

/** The forms of the platform. */
export const GlobalFormsScreen = () => <LibraryScreen owner={{ level: 'GLOBAL' }} />

/** The layout of a form of the platform. */
export function GlobalLayoutScreen() {
  const { formId = '' }: { formId?: string } = useParams({ strict: false })
  return <LayoutScreen key={formId} owner={{ level: 'GLOBAL' }} formId={formId} />
}

/** The layout of a form at the level that the address names, reached from a brokerage. */
export function BrokerageLayoutScreen() {
  const params: { brokerageId?: string; level?: string; formId?: string } = useParams({ strict: false })
  const { brokerageId = '', level, formId = '' } = params
  return <LayoutAtLevel level={level} formId={formId} accountId={undefined} brokerCode={brokerageId} />
}

/** The forms of an account, for brokerage staff. */
export const AccountFormsScreen = ({ accountId }: { readonly accountId: string }) => (
  <OnlyStaff>
    <LibraryScreen owner={{ level: 'ACCOUNT', accountId }} />
  </OnlyStaff>
)

/** One form as an account has it, to be read by brokerage staff. */
export function AccountFormScreen() {
  const params: { accountId?: string; jsonFormLayoutId?: string } = useParams({ strict: false })
  const { accountId = '', jsonFormLayoutId: formId = '' } = params
  return (
    <OnlyStaff>
      <LayoutScreen key={`${accountId} ${formId}`} owner={{ level: 'ACCOUNT', accountId }} formId={formId} readOnly />
    </OnlyStaff>
  )
}

/** The layout of a form at the level that the address names, reached from an account. */
export function AccountLayoutScreen() {
  const params: { accountId?: string; level?: string; formId?: string } = useParams({ strict: false })
  const { accountId = '', level, formId = '' } = params
  const account = useAccount(accountId)
  return (
    <OnlyStaff>
      <LayoutAtLevel level={level} formId={formId} accountId={accountId} brokerCode={account?.brokerCode} />
    </OnlyStaff>
  )
}

interface AtLevel {
  readonly level: string | undefined
  readonly formId: string
  readonly accountId: string | undefined
  readonly brokerCode: string | undefined
}

function LayoutAtLevel({ level, formId, accountId, brokerCode }: AtLevel) {
  const { isAdmin } = useSignedInUser()
  const key = `${level} ${formId}`
  if (level === 'account' && accountId !== undefined)
    return <LayoutScreen key={key} owner={{ level: 'ACCOUNT', accountId }} formId={formId} />
  if (level === 'brokerage' && brokerCode !== undefined)
    return <LayoutScreen key={key} owner={{ level: 'BROKERAGE', brokerCode }} formId={formId} />
  if (level === 'global' && isAdmin) return <LayoutScreen key={key} owner={{ level: 'GLOBAL' }} formId={formId} />
  return unknown()
}

/** For whom a page is not, it does not exist. */
function OnlyStaff({ children }: { readonly children: ReactNode }) {
  return isBrokerageUser(useSignedInUser()) ? children : unknown()
}

const unknown = (): never => {
  notFound({ routeId: rootRouteId, throw: true })
  throw new Error('The router has gone to the page of unknown paths')
}
