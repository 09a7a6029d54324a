import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatAgo } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import type { Notification } from './notifications.ts'
import classes from './notifications-button.module.css'

interface Props {
  readonly list: readonly Notification[]
  readonly onDismiss: (notification: Notification) => void
  readonly onFollow?: () => void
}

/** A user's notifications, newest first, each with its link and a dismiss button. */
export function NotificationList({ list, onDismiss, onFollow }: Props) {
  if (list.length === 0) return <EmptyState title="All caught up!" />
  return (
    <ul className={classes.list}>
      {list.map((notification) => (
        <Item
          key={notification.id}
          notification={notification}
          onFollow={onFollow}
          onDismiss={() => onDismiss(notification)}
        />
      ))}
    </ul>
  )
}

interface ItemProps {
  readonly notification: Notification
  readonly onFollow: (() => void) | undefined
  readonly onDismiss: () => void
}

function Item({ notification: { message, note, link, time }, onFollow, onDismiss }: ItemProps) {
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        {link !== null && isPathWithin(link) ? (
          <AppLink href={link} className={classes.message} onClick={onFollow}>
            {message}
          </AppLink>
        ) : (
          <p className={classes.message}>{message}</p>
        )}
        {note !== null && <p>{note}</p>}
        <p className={classes.time}>{formatAgo(time, useNow())}</p>
      </div>
      <IconButton label={`Dismiss: ${message}`} icon={<IconX size={16} />} small onClick={onDismiss} />
    </li>
  )
}
