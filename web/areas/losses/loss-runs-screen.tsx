export default function LossRunsScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Loss Runs {accountId}</h1>
}
