import { AppLink } from '../../../platform/app-link.tsx'

/** Leads back to the list. */
export function ToApplications({ accountId }: { readonly accountId: string }) {
  return <AppLink href={`/${encodeURIComponent(accountId)}/applications`}>Applications</AppLink>
}
