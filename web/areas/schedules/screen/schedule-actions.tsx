import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ReactNode } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFlags } from '../../features/features.public.ts'
import { schedulePath } from '../schedule-path.ts'
import type { SheetPlace } from '../schedules.queries.ts'
import classes from './schedule-actions.module.css'

interface Props {
  readonly place: SheetPlace
  /** What the files of the schedule offer. */
  readonly children?: ReactNode
}

/** What can be done with the schedule on screen as a whole. */
export function ScheduleActions({ place, children }: Props) {
  const pages = useFurtherPages(place)
  return (
    <div className={classes.actions}>
      {children}
      {pages.map(({ label, href }) => (
        <AppLink key={label} href={href} {...buttonLook('quiet', true)}>
          {label}
        </AppLink>
      ))}
    </div>
  )
}

/** The further pages of a schedule that are switched on for the account. */
function useFurtherPages({ accountId, type, tabId }: SheetPlace): { readonly label: string; readonly href: string }[] {
  const flagOf = useFlags(accountId)
  if (scheduleTypes[type].slug === null) return []
  const path = schedulePath(accountId, type)
  const pages = [
    {
      label: 'Compare',
      href: `${path}/compare${tabId === noTab ? '' : `?tabId=${tabId}`}`,
      isShown: flagOf('SCHEDULE_SNAPSHOT_VIEW'),
    },
    {
      label: 'Fill from locations',
      href: `${path}/pull-through`,
      isShown: type === 'GENERAL_LIABILITY' && flagOf('GL_LOCATION_PULL_THROUGH'),
    },
    {
      label: 'Pending',
      href: `/${encodeURIComponent(accountId)}/schedules/pending`,
      isShown: flagOf('PENDING_SCHEDULE_VIEW') || flagOf('SCHEDULE_BACKDATES'),
    },
  ]
  return pages.filter(({ isShown }) => isShown)
}
