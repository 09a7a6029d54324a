export default function RenewalScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Renewal {accountId}</h1>
}
