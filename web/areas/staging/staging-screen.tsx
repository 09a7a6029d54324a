import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Staging } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { Page } from '../../kit/layout/page.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { formatCount, formatMoment } from '../../platform/formats.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { useFeature } from '../features/features.public.ts'
import { actsForBrokerage } from '../people/people.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { PushesCard } from './pushes-card.tsx'
import { SchedulesCard } from './schedules-card.tsx'
import { stagingQuery, useStagingCalls } from './staging.queries.ts'
import { ValuesCard } from './values-card.tsx'
import classes from './staging.module.css'

const title = 'Staging'

/** The client's entries on their way into the brokerage's agency management system. */
export default function StagingScreen({ accountId }: { readonly accountId: string }) {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  const isOn = useFeature(accountId, 'USE_STAGING_FLOW')
  if (account === undefined || !actsForBrokerage(user, account))
    return (
      <NotHere why="Your brokerage reviews your changes here before they are sent to its agency management system." />
    )
  if (!isOn)
    return <NotHere why="A platform administrator can turn on staging for this account or for your brokerage." />
  return <Staged accountId={accountId} mayDecide={!user.isViewer} />
}

function NotHere({ why }: { readonly why: string }) {
  return (
    <Page title={title}>
      <EmptyState title="No action is needed here">{why}</EmptyState>
    </Page>
  )
}

interface StagedProps {
  readonly accountId: string
  readonly mayDecide: boolean
}

function Staged({ accountId, mayDecide }: StagedProps) {
  const query = useQuery(stagingQuery(accountId))
  return (
    <Page
      title={title}
      lead={query.data === undefined ? 'Compare client entries with the agency management system.' : leadOf(query.data)}
      action={mayDecide && query.data !== undefined && <Actions accountId={accountId} staging={query.data} />}
    >
      <Loaded query={query} failed={stagingMessages.loadFailed} lines={8}>
        {(staging) => (
          <div className={classes.cards}>
            <ValuesCard accountId={accountId} values={staging.values} mayDecide={mayDecide} />
            <SchedulesCard accountId={accountId} schedules={staging.schedules} mayDecide={mayDecide} />
            <PushesCard accountId={accountId} pushes={staging.pushes} mayRetry={mayDecide} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function leadOf({ readAt, same }: Staging): string {
  const alike = same === 1 ? '1 value is the same in both.' : `${same} values are the same in both.`
  return readAt === null
    ? 'The agency management system has not been read yet.'
    : `Agency management system data as of ${formatMoment(readAt)}. ${alike}`
}

function Actions({ accountId, staging }: { readonly accountId: string; readonly staging: Staging }) {
  const calls = useStagingCalls(accountId)
  const failed = (error: unknown) => toasts.show('error', reasonOf(error, stagingMessages.decideFailed))
  const read = useMutation({ mutationFn: calls.read, onError: failed })
  const push = useMutation({ mutationFn: calls.push, onError: failed })
  const accepted =
    staging.values.filter(({ decision }) => decision?.kind === 'ACCEPTED').length +
    staging.schedules.reduce((sum, schedule) => sum + schedule.accepted, 0)
  const isUnderWay = staging.pushes.some(({ state }) => state === 'QUEUED')
  return (
    <div className={classes.tools}>
      <Button
        kind="secondary"
        icon={<IconRefresh size={18} aria-hidden />}
        busy={read.isPending}
        onClick={() => read.mutate()}
      >
        Refresh from agency management system
      </Button>
      <Button
        icon={<IconSend size={18} aria-hidden />}
        busy={push.isPending || isUnderWay}
        disabled={accepted === 0}
        onClick={() => push.mutate()}
      >
        {isUnderWay ? 'Sending…' : accepted === 0 ? 'Send accepted' : `Send ${formatCount(accepted)} accepted`}
      </Button>
    </div>
  )
}
