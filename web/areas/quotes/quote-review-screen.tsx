export default function QuoteReviewScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Quote Review {accountId}</h1>
}
