import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ProfileScreen } from '../../areas/applications/applications.public.ts'

/** The account's profile or a page of it. */
const profile = (page?: ProfilePageName) =>
  function ProfileRoute() {
    const { accountId = '' }: { accountId?: string } = useParams({ strict: false })
    const { page: pageKey }: { page?: unknown } = useSearch({ strict: false })
    const navigate = useNavigate()
    return (
      <ProfileScreen
        key={accountId}
        accountId={accountId}
        {...(page !== undefined && { page })}
        pageKey={typeof pageKey === 'string' ? pageKey : undefined}
        onPage={(key) => void navigate({ to: '.', search: { page: key }, resetScroll: false })}
      />
    )
  }

export const ProfileRoute = profile()
export const EntityRoute = profile('entity')
export const GeneralInfoRoute = profile('general-info')
export const SafetyRoute = profile('safety')
export const IndustryRoute = profile('industry')
