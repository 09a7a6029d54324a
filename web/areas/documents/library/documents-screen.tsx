import { AppLink } from '../../../platform/app-link.tsx'
import { Library } from './library.tsx'

/** The documents of an account. */
export default function DocumentsScreen({ accountId }: { readonly accountId: string }) {
  return (
    <Library
      accountId={accountId}
      start="top"
      title="Documents"
      lead={
        <>
          Policies, loss runs, contracts, and other documents shared with your brokerage. See also:{' '}
          <AppLink href={`/${encodeURIComponent(accountId)}/documents/underwriting`}>underwriting documents</AppLink>
        </>
      }
    />
  )
}
