import '../../kit/forms/without-eval.ts'
import { typeOfSlug } from '@portico/contract/areas/schedules/schedule-types.ts'
import { notFound, rootRouteId, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { comparisonAddress, CompareScreen } from '../../areas/schedules/schedules.public.ts'

/** The differences of a schedule; what is compared is in the address. An unknown slug is an unknown path. */
export default function CompareRoute() {
  const { accountId = '', type: slug = '' }: { accountId?: string; type?: string } = useParams({ strict: false })
  const address = comparisonAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  const type = typeOfSlug(slug)
  if (type === undefined) {
    notFound({ routeId: rootRouteId, throw: true })
    return null
  }
  return (
    <CompareScreen
      key={`${accountId}/${type}`}
      accountId={accountId}
      type={type}
      address={address}
      onAddress={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  )
}
