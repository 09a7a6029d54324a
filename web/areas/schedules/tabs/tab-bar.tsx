import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import { noTab, type ScheduleTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { schedulePath } from '../schedule-path.ts'
import { type SheetPlace, useTabCalls } from '../schedules.queries.ts'
import classes from './tab-bar.module.css'

const TabNameDialog = lazy(pagePart(() => import('./tab-name-dialog.tsx')))

interface Props {
  readonly place: SheetPlace
  /** The tabs of this schedule, in addition to the rows without a tab. */
  readonly tabs: readonly ScheduleTab[]
  readonly mayEdit: boolean
  /** Tabs may be added. */
  readonly mayAdd: boolean
}

type Opened = 'create' | 'rename' | 'delete' | undefined

/** The tabs of a schedule, and what can be done with them. */
export function TabBar({ place, tabs, mayEdit, mayAdd }: Props) {
  const [opened, open] = useState<Opened>()
  const current = tabs.find(({ scheduleTabId }) => scheduleTabId === place.tabId)
  if (tabs.length === 0 && !(mayEdit && mayAdd)) return null
  return (
    <div className={classes.bar}>
      <nav aria-label="Tabs of this schedule" className={classes.tabs}>
        <TabLink place={{ ...place, tabId: noTab }} name="Main" isCurrent={place.tabId === noTab} />
        {tabs.map(({ scheduleTabId: tabId, tabName }) => (
          <TabLink key={tabId} place={{ ...place, tabId }} name={tabName} isCurrent={tabId === place.tabId} />
        ))}
      </nav>
      {mayEdit && current !== undefined && (
        <Menu
          label={`Actions for tab ${current.tabName}`}
          icon={<IconDots size={18} />}
          small
          items={[
            { label: 'Rename', onSelect: () => open('rename') },
            { label: 'Delete', danger: true, onSelect: () => open('delete') },
          ]}
        />
      )}
      {mayEdit && mayAdd && (
        <Button kind="quiet" small icon={<IconPlus size={18} aria-hidden />} onClick={() => open('create')}>
          Add tab
        </Button>
      )}
      <TabDialogs place={place} current={current} opened={opened} onClose={() => open(undefined)} />
    </div>
  )
}

function TabLink({ place, name, isCurrent }: { place: SheetPlace; name: string; isCurrent: boolean }) {
  return (
    <AppLink
      className={classes.tab}
      href={schedulePath(place.accountId, place.type, place.tabId)}
      aria-current={isCurrent ? 'page' : undefined}
      ref={isCurrent ? intoView : undefined}
    >
      {name}
    </AppLink>
  )
}

const intoView = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface DialogsProps {
  readonly place: SheetPlace
  readonly current: ScheduleTab | undefined
  readonly opened: Opened
  readonly onClose: () => void
}

function TabDialogs({ place: { accountId, type }, current, opened, onClose }: DialogsProps) {
  const { create, rename, remove } = useTabCalls(accountId, type)
  const go = useGoTo(accountId, type)
  return (
    <Suspense>
      {opened === 'create' && (
        <TabNameDialog
          title="Add tab"
          saveLabel="Add tab"
          name=""
          failure={scheduleMessages.tabCreateFailed}
          onSave={async (name) => go(await create(name))}
          onClose={onClose}
        />
      )}
      {opened === 'rename' && current !== undefined && (
        <TabNameDialog
          title="Rename tab"
          saveLabel="Rename"
          name={current.tabName}
          failure={scheduleMessages.tabRenameFailed}
          onSave={(name) => rename(current.scheduleTabId, name)}
          onClose={onClose}
        />
      )}
      {opened === 'delete' && current !== undefined && (
        <ConfirmCall
          title="Delete this tab?"
          confirmLabel="Delete"
          failure={scheduleMessages.tabDeleteFailed}
          run={async () => {
            await remove(current.scheduleTabId)
            go(noTab)
          }}
          onClose={onClose}
        >
          <p>{current.tabName} and all its rows will be deleted. This cannot be undone.</p>
        </ConfirmCall>
      )}
    </Suspense>
  )
}

function useGoTo(accountId: string, type: ScheduleType): (tabId: number) => void {
  const router = useRouter()
  return (tabId) => router.history.push(schedulePath(accountId, type, tabId))
}
