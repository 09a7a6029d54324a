export default function BindDecisionScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Bind Decision {accountId}</h1>
}
