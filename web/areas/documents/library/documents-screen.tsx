import { AppLink } from '../../../platform/app-link.tsx'
import { Library } from './library.tsx'

/** The documents of an account. */
export default function DocumentsScreen({ accountId }: { readonly accountId: string }) {
  return (
    <Library
      accountId={accountId}
      start="top"
      title="Documents"
      eyebrow={
        <AppLink href={`/${encodeURIComponent(accountId)}/documents/underwriting`}>Underwriting documents</AppLink>
      }
      lead="Policies, loss runs, contracts and everything else of the account, shared with your brokerage."
    />
  )
}
