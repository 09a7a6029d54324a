import { Library } from './library.tsx'

/** The documents of an account. */
export default function DocumentsScreen({ accountId }: { readonly accountId: string }) {
  return (
    <Library
      accountId={accountId}
      start="top"
      title="Documents"
      lead="Policies, loss runs, contracts and everything else of the account, shared with your brokerage."
    />
  )
}
