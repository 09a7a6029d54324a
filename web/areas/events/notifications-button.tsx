import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../kit/controls/button.tsx'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { PopoverCard } from '../../kit/overlays/popover-card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatAgo } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import type { Notification } from './notifications.ts'
import classes from './notifications-button.module.css'
import { useNotifications } from './use-notifications.ts'

interface Props {
  readonly userId: string
  readonly accountId: string | undefined
}

/** The bell: how many notifications there are, and a card with them. */
export function NotificationsButton({ userId, accountId }: Props) {
  const { list, dismiss, clear } = useNotifications(userId, accountId ?? null)
  return (
    <PopoverCard label="Notifications" icon={<IconBell size={24} stroke={1.6} />} count={list.length}>
      {(close) => (
        <>
          <div className={classes.head}>
            <h2 className={classes.title}>Notifications</h2>
            {list.length > 0 && (
              <Button kind="quiet" small onClick={clear}>
                Clear All
              </Button>
            )}
          </div>
          {list.length === 0 ? (
            <EmptyState title="All caught up!" />
          ) : (
            <ul className={classes.list}>
              {list.map((notification) => (
                <Item
                  key={notification.id}
                  notification={notification}
                  onFollow={close}
                  onDismiss={() => dismiss(notification)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </PopoverCard>
  )
}

interface ItemProps {
  readonly notification: Notification
  readonly onFollow: () => void
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
