import type { PlatformUserListing } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'
import classes from './users.module.css'

/** What is special about a login; nothing for an active user who may write. */
export function UserPills({ isAdmin, isViewer, isDisabled }: PlatformUserListing) {
  return (
    <span className={classes.pills}>
      {isDisabled && <Pill tone="danger">Disabled</Pill>}
      {isAdmin && <Pill tone="brand">Administrator</Pill>}
      {isViewer && <Pill tone="neutral">Read-only</Pill>}
    </span>
  )
}
