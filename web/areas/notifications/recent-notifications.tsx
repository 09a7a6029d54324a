import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { NotificationList, useNotifications } from '../events/events.public.ts'
import { useSignedInUser } from '../session/session.public.ts'

/** This browser's notifications of the last seven days: the same list as under the bell. */
export function RecentNotifications({ accountId }: { readonly accountId: string }) {
  const { userId } = useSignedInUser()
  const { list, dismiss, clear } = useNotifications(userId, accountId)
  return (
    <Card
      title="The last 7 days"
      aside={
        list.length > 0 && (
          <Pill>
            {list.length} <VisuallyHidden>unread</VisuallyHidden>
          </Pill>
        )
      }
      action={
        list.length > 0 && (
          <Button kind="quiet" small onClick={clear}>
            Clear All
          </Button>
        )
      }
    >
      <NotificationList list={list} onDismiss={dismiss} />
    </Card>
  )
}
