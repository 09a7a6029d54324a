export default function InternalQuoteReviewScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Internal Quote Review {accountId}</h1>
}
