import { Library } from './library.tsx'

/** The documents of an account. */
export default function DocumentsScreen({ accountId }: { readonly accountId: string }) {
  return <Library accountId={accountId} start="top" />
}
