import { nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Snapshot } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { statusOf } from '../../../platform/call-error.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { featuresQuery, useFeature } from '../../features/features.public.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { comparisonOf, nameOfState, type ComparisonAddress } from './comparison.ts'
import { ComparisonBar } from './comparison-bar.tsx'
import { Differences } from './differences.tsx'
import { columnsQuery } from '../schedules.queries.ts'
import { snapshotsQuery } from './review.queries.ts'

const TakeSnapshotDialog = lazy(pagePart(() => import('./take-snapshot-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  readonly address: ComparisonAddress
  readonly onAddress: (address: ComparisonAddress) => void
}

/** The differences of a schedule between two states: submitted or bound, and current. */
export default function CompareScreen(props: Props) {
  const { accountId, type } = props
  const features = useQuery(featuresQuery(accountId))
  const isOn = useFeature(accountId, 'SCHEDULE_SNAPSHOT_VIEW')
  const snapshots = useQuery({ ...snapshotsQuery(accountId), enabled: isOn })
  const mayTake = useActsForBrokerage(accountId)
  const [taking, setTaking] = useState(false)
  const take = mayTake && isOn && (
    <Button kind="secondary" icon={<IconCamera size={18} aria-hidden />} onClick={() => setTaking(true)}>
      Take snapshot
    </Button>
  )
  const isOff = (features.isSuccess && !isOn) || statusOf(snapshots.error) === 403
  return (
    <Page
      title={`Compare ${nameOfType(type)}`}
      lead="Added, changed, and removed rows between two versions of the schedule."
      action={take}
    >
      {isOff ? (
        <EmptyState title={reviewMessages.snapshotViewOff}>
          The brokerage can turn them on in the account features.
        </EmptyState>
      ) : (
        <Loaded query={snapshots} failed="Snapshots could not be loaded" lines={8}>
          {(taken) => <Compared {...props} snapshots={taken} />}
        </Loaded>
      )}
      {taking && (
        <Suspense>
          <TakeSnapshotDialog accountId={accountId} onClose={() => setTaking(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function Compared({ accountId, type, address, onAddress, snapshots }: Props & { readonly snapshots: Snapshot[] }) {
  const columns = useQuery(columnsQuery(accountId, type))
  if (snapshots.length === 0)
    return (
      <EmptyState title="No snapshot yet">
        After your brokerage takes a snapshot, you can compare it with the current schedule here.
      </EmptyState>
    )
  const comparison = comparisonOf(address, snapshots)
  return (
    <Loaded query={columns} failed="The columns could not be loaded" lines={8}>
      {(known) => (
        <>
          <ComparisonBar
            accountId={accountId}
            type={type}
            comparison={comparison}
            snapshots={snapshots}
            columns={known}
            onChange={onAddress}
          />
          <Differences
            accountId={accountId}
            type={type}
            comparison={comparison}
            columns={known}
            title={`${nameOfState(comparison.from, snapshots)} → ${nameOfState(comparison.to, snapshots)}`}
          />
        </>
      )}
    </Loaded>
  )
}
