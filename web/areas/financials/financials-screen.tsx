export default function FinancialsScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Financials {accountId}</h1>
}
