import { Library } from './library.tsx'

/** The library, opened at recent documents. */
export default function NewDocumentsScreen({ accountId }: { readonly accountId: string }) {
  return (
    <Library
      accountId={accountId}
      start="new"
      title="New documents"
      lead="Recently added or shared documents, newest first."
    />
  )
}
