import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { Button } from '../../kit/controls/button.tsx'
import { PopoverCard } from '../../kit/overlays/popover-card.tsx'
import { NotificationList } from './notification-list.tsx'
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
          <NotificationList list={list} onDismiss={dismiss} onFollow={close} />
        </>
      )}
    </PopoverCard>
  )
}
