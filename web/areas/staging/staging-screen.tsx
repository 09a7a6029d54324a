export default function StagingScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Staging {accountId}</h1>
}
