import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { LoadingState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { profilePagesQuery } from '../applications.queries.ts'
import classes from './profile.module.css'
import { profilePages, profilePath } from './profile-labels.ts'

const ProfileForm = lazy(pagePart(() => import('./profile-form.tsx')))

interface Props {
  readonly accountId: string
  /** The open page; the overview by default. */
  readonly page?: ProfilePageName
  /** The page of its form that is open. */
  readonly pageKey?: string | undefined
  readonly onPage: (key: string) => void
}

/** The answers that every application asks of an account, stored once: an overview, or one of its pages. */
export default function ProfileScreen({ accountId, page, pageKey, onPage }: Props) {
  if (page === undefined) return <Overview accountId={accountId} />
  return (
    <Suspense fallback={<LoadingState lines={10} />}>
      <ProfileForm key={page} accountId={accountId} page={page} pageKey={pageKey} onPage={onPage} />
    </Suspense>
  )
}

function Overview({ accountId }: Pick<Props, 'accountId'>) {
  const permissions = useAccount(accountId)?.permissions ?? []
  return (
    <Page title="Profile" lead="Your profile fills in all of your applications.">
      <div className={classes.cards}>
        {(Object.keys(profilePages) as ProfilePageName[]).map((page) => (
          <FormCard key={page} accountId={accountId} page={page} />
        ))}
        {permissions.includes('OP_READ_SCHEDULES') && (
          <Card
            title="Named insureds"
            footer={<AppLink href={profilePath(accountId, 'named-insureds')}>Open named insureds</AppLink>}
          >
            <p className={classes.help}>Every company and person to be named on your policies.</p>
          </Card>
        )}
        <Card title="Files" footer={<AppLink href={profilePath(accountId, 'files')}>Open files</AppLink>}>
          <p className={classes.help}>Logos, organization charts, and brochures about your company.</p>
        </Card>
      </div>
    </Page>
  )
}

function FormCard({ accountId, page }: { readonly accountId: string; readonly page: ProfilePageName }) {
  const { title, help } = profilePages[page]
  const progress = useQuery({
    ...profilePagesQuery(accountId),
    select: (pages) => pages.find((one) => one.page === page)?.progress,
  })
  return (
    <Card title={title} footer={<AppLink href={profilePath(accountId, page)}>Open {title.toLowerCase()}</AppLink>}>
      <p className={classes.help}>{help}</p>
      <div className={classes.progress}>
        <Loaded query={progress} failed="Progress for this page could not be loaded." lines={2}>
          {({ answered, required, percent }) => (
            <>
              <p>
                {answered} of {required} required questions answered
              </p>
              <ProgressBar label={`${title} complete`} percent={percent} />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  )
}
