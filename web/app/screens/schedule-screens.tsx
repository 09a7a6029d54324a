import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense } from 'react'
import { NamedInsuredsScreen, ScheduleScreen, SchedulesScreen } from '../../areas/schedules/schedules.public.ts'
import { pagePart } from '../../platform/page-part.ts'

const ScheduleFiles = lazy(pagePart(() => import('./schedule-files.tsx')))

const filesOf = (place: ComponentProps<typeof ScheduleFiles>['place']) => (
  <Suspense>
    <ScheduleFiles place={place} />
  </Suspense>
)

/** The schedules of an account; the search is in the address. */
export function SchedulesRoute({ accountId }: { readonly accountId: string }) {
  const { search: words }: { search?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <SchedulesScreen
      accountId={accountId}
      search={typeof words === 'string' || typeof words === 'number' ? String(words).slice(0, 60) : ''}
      onSearch={(search) =>
        void navigate({ to: '.', search: search === '' ? {} : { search }, replace: true, resetScroll: false })
      }
    />
  )
}

/** One schedule, and one of its tabs where the address names it. */
export function ScheduleRoute() {
  const params: { accountId?: string; type?: string; tabId?: string } = useParams({ strict: false })
  const { accountId = '', type = '', tabId } = params
  return <ScheduleScreen key={`${accountId} ${type}`} accountId={accountId} slug={type} tab={tabId} files={filesOf} />
}

/** The schedule that belongs to the profile of an account. */
export function NamedInsuredsRoute({ accountId }: { readonly accountId: string }) {
  return <NamedInsuredsScreen accountId={accountId} files={filesOf} />
}
