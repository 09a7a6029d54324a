import { useParams } from '@tanstack/react-router'
import { useAccount } from '../../areas/accounts/accounts.public.ts'
import { LayoutScreen, LibraryScreen } from '../../areas/forms/forms.public.ts'
import { CopyFieldsScreen } from '../../areas/pdf-forms/pdf-forms.public.ts'
import { LoadingState } from '../../kit/feedback/states.tsx'

/** The forms of a brokerage. */
export function BrokerageFormsScreen() {
  const { brokerCode = '' }: { brokerCode?: string } = useParams({ strict: false })
  return <LibraryScreen key={brokerCode} owner={{ level: 'BROKERAGE', brokerCode }} />
}

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
  if (level === 'global') return <GlobalLayoutScreen />
  return <LayoutScreen key={formId} owner={{ level: 'BROKERAGE', brokerCode: brokerageId }} formId={formId} />
}

/** The forms of an account. */
export function AccountFormsScreen() {
  const { accountId = '' }: { accountId?: string } = useParams({ strict: false })
  return <LibraryScreen key={accountId} owner={{ level: 'ACCOUNT', accountId }} />
}

/** One form as an account has it, to be read. */
export function AccountFormScreen() {
  const params: { accountId?: string; jsonFormLayoutId?: string } = useParams({ strict: false })
  const { accountId = '', jsonFormLayoutId: formId = '' } = params
  return (
    <LayoutScreen key={`${accountId} ${formId}`} owner={{ level: 'ACCOUNT', accountId }} formId={formId} readOnly />
  )
}

/** The layout of a form at the level that the address names, reached from an account. */
export function AccountLayoutScreen() {
  const params: { accountId?: string; level?: string; formId?: string } = useParams({ strict: false })
  const { accountId = '', level, formId = '' } = params
  const brokerCode = useAccount(accountId)?.brokerCode
  const key = `${accountId} ${level} ${formId}`
  if (level === 'global') return <GlobalLayoutScreen />
  if (level === 'account') return <LayoutScreen key={key} owner={{ level: 'ACCOUNT', accountId }} formId={formId} />
  if (brokerCode === undefined) return <LoadingState lines={10} />
  return <LayoutScreen key={key} owner={{ level: 'BROKERAGE', brokerCode }} formId={formId} />
}

/** Copies fields between PDF forms of the platform. */
export const GlobalCopyFieldsScreen = () => <CopyFieldsScreen owner={{ level: 'GLOBAL' }} />

/** Copies fields between the PDF forms of a brokerage. */
export function BrokerageCopyFieldsScreen() {
  const { brokerCode = '' }: { brokerCode?: string } = useParams({ strict: false })
  return <CopyFieldsScreen key={brokerCode} owner={{ level: 'BROKERAGE', brokerCode }} />
}
