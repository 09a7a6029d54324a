export default function SubmitScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Submit to Advisor {accountId}</h1>
}
