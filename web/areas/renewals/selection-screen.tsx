export default function SelectionScreen({ accountId }: { readonly accountId: string }) {
  return <h1>What to renew {accountId}</h1>
}
