import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ShareByLink } from '../../areas/open-applications/open-applications.public.ts'
import { ApplicationScreen, ApplicationsScreen } from '../../areas/applications/applications.public.ts'

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : ''

/** The applications of an account; the filter is in the address. */
export function ApplicationsRoute({ accountId }: { readonly accountId: string }) {
  const { search, year }: { search?: unknown; year?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <ApplicationsScreen
      accountId={accountId}
      beside={<ShareByLink accountId={accountId} />}
      filter={{ search: wordOf(search), year: wordOf(year) }}
      onFilter={(filter) =>
        void navigate({
          to: '.',
          search: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

/** One application, and the page of its form that the address names. */
export function ApplicationRoute() {
  const params: { accountId?: string; frontEndFormId?: string } = useParams({ strict: false })
  const { accountId = '', frontEndFormId = '' } = params
  const { page }: { page?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <ApplicationScreen
      key={`${accountId} ${frontEndFormId}`}
      accountId={accountId}
      appId={frontEndFormId}
      pageKey={wordOf(page)}
      onPage={(key) => void navigate({ to: '.', search: { page: key }, resetScroll: false })}
    />
  )
}
