import '../../../kit/forms/without-eval.ts'
import { classKindsOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { nameOfType, scheduleTypes, typeOfSlug } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { WorkPage } from '../../../kit/layout/work-page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { featuresQuery, useFlags } from '../../features/features.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { shownTypes } from '../overview/overview.rules.ts'
import { tabIdOf } from '../schedule-path.ts'
import { ClassificationBar } from '../classification/classification-bar.tsx'
import { columnsQuery, type SheetPlace, tabsQuery } from '../schedules.queries.ts'
import { SheetView } from '../sheet/sheet-view.tsx'
import { TabBar } from '../tabs/tab-bar.tsx'
import { ScheduleActions } from './schedule-actions.tsx'

interface Props {
  readonly accountId: string
  /** As the address has them. */
  readonly slug: string
  readonly tab: string | undefined
  /** File actions of a schedule, next to its other actions. */
  readonly files?: (place: SheetPlace) => ReactNode
}

/** One schedule of an account, by the slug of its type, and one of its tabs. */
export default function ScheduleScreen({ accountId, slug, tab, files }: Props) {
  const { isPending } = useQuery(featuresQuery(accountId))
  const flagOf = useFlags(accountId)
  const [type, tabId] = [typeOfSlug(slug), tabIdOf(tab)]
  const isShown = type !== undefined && shownTypes(flagOf('SCHEDULES_TO_SHOW')).includes(type)
  if (type !== undefined && tabId !== undefined && isShown)
    return <OneSchedule place={{ accountId, type, tabId }} files={files} />
  const title = type === undefined ? 'Schedule' : nameOfType(type)
  return (
    <Page title={title}>
      {isPending ? (
        <LoadingState lines={8} />
      ) : (
        <EmptyState
          title="Schedule not available"
          action={
            <AppLink href={`/${encodeURIComponent(accountId)}/schedules`} {...buttonLook('secondary', true)}>
              All schedules
            </AppLink>
          }
        >
          This account does not use this schedule, or the link is incorrect.
        </EmptyState>
      )}
    </Page>
  )
}

interface OneProps {
  readonly place: SheetPlace
  readonly files: Props['files']
}

/** A schedule on any screen: its tabs, and the rows of the open one. */
export function OneSchedule({ place, files }: OneProps) {
  const { accountId, type, tabId } = place
  const columns = useQuery(columnsQuery(accountId, type))
  const tabs = useQuery({ ...tabsQuery(accountId), select: (all) => all.filter((one) => one.scheduleType === type) })
  const mayAdd = useFlags(accountId)('SCHEDULE_MULTIPLE_TABS')
  const { isViewer } = useSignedInUser()
  const current = tabs.data?.find(({ scheduleTabId }) => scheduleTabId === tabId)
  const name = nameOfType(type)
  return (
    <WorkPage
      title={name}
      name={`${name} schedule`}
      beside={
        tabs.data !== undefined &&
        hasPage(type) && <TabBar place={place} tabs={tabs.data} mayEdit={!isViewer} mayAdd={mayAdd} />
      }
      action={<ScheduleActions place={place}>{files?.(place)}</ScheduleActions>}
    >
      {tabs.data !== undefined && tabId !== noTab && current === undefined ? (
        <EmptyState title="This tab no longer exists">The tab was deleted, or the link is incorrect.</EmptyState>
      ) : (
        <Loaded query={columns} failed="The schedule could not be loaded." lines={10}>
          {(definitions) => (
            <>
              {classKindsOf(type, definitions).length > 0 && <ClassificationBar place={place} mayEdit={!isViewer} />}
              <SheetView
                key={`${accountId} ${type} ${tabId} ${definitions.map(({ key }) => key).join(' ')}`}
                place={place}
                columns={definitions}
                title={current === undefined ? name : `${name}: ${current.tabName}`}
              />
            </>
          )}
        </Loaded>
      )}
    </WorkPage>
  )
}

/** Only a schedule with its own page has addresses for its tabs. */
const hasPage = (type: ScheduleType): boolean => scheduleTypes[type].slug !== null
