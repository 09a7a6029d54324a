import type { NotificationSettings } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import classes from './notifications-screen.module.css'
import { useTestMessage } from './notifications.queries.ts'

/** Sends a test by a channel immediately, ignoring quiet hours. */
export function TestMessages({ email, phone }: Pick<NotificationSettings, 'email' | 'phone'>) {
  const { mutate, isPending, variables } = useTestMessage()
  const trying = (channel: 'IN_APP' | 'MAIL' | 'SMS') => ({
    kind: 'secondary' as const,
    small: true,
    busy: isPending && variables.body.channel === channel,
    onClick: () => mutate({ body: { channel } }),
  })
  return (
    <>
      <p className={classes.hint}>
        Emails go to {email}
        {phone === null ? '' : `, text messages to ${phone}`}.
      </p>
      <div className={classes.buttons}>
        <Button {...trying('IN_APP')}>In the portal</Button>
        <Button {...trying('MAIL')}>Email</Button>
        {phone !== null && <Button {...trying('SMS')}>Text message</Button>}
      </div>
    </>
  )
}
