export default function ExperienceScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Experience {accountId}</h1>
}
