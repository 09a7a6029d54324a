import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'

/** A form that people answer together: an application, or a page of the profile. */
export type FormPlace = { readonly accountId: string } & (
  | { readonly appId: string }
  | { readonly page: ProfilePageName }
)
