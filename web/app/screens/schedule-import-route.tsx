import { type ScheduleType, scheduleTypes, typeOfSlug } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { importSearch, ImportWizardScreen } from '../../areas/schedule-imports/schedule-imports.public.ts'
import { NotFoundScreen } from './error-screens.tsx'

/** The import wizard of one schedule. Its target and the current import are in the address. */
export default function ScheduleImportRoute() {
  const { accountId = '', type: named = '' }: { accountId?: string; type?: string } = useParams({ strict: false })
  const search = importSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { isKnownPath } = useRouteContext({ from: '__root__' })
  const type = typeOfSlug(named) ?? (Object.hasOwn(scheduleTypes, named) ? (named as ScheduleType) : undefined)
  if (type === undefined) return <NotFoundScreen />
  const path = `/${accountId}/schedules/${scheduleTypes[type].slug ?? ''}${search.tab === undefined ? '' : `/${search.tab}`}`
  return (
    <ImportWizardScreen
      key={`${accountId}/${type}`}
      accountId={accountId}
      type={type}
      search={search}
      onSearch={(to) => void navigate({ to: '.', search: to, resetScroll: true })}
      schedulePath={scheduleTypes[type].slug !== null && isKnownPath(path) ? path : undefined}
    />
  )
}
