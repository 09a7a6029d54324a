export default function SubjectivitiesScreen({ accountId }: { readonly accountId: string }) {
  return <h1>Subjectivities {accountId}</h1>
}
