import { notificationMessages } from '@portico/contract/areas/notifications/notification.messages.ts'
import type { Handler } from '../../platform/context.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'
import { notFound, unprocessable } from '../../platform/error-response.ts'
import { notification } from '../events/events.public.ts'
import { testMail } from '@portico/contract/areas/notifications/notification.emails.ts'
import { personView, type Recipient } from './notification-settings.view.ts'

const subject = 'Test message'

/** Sends the user a test message by one channel. */
export const sendTestMessage: Handler<'POST /api/users/self/notifications/test'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    const person = await personView(tx, actor.userId, platform.secret)
    if (person === undefined) throw notFound()
    const told = { message: subject, note: notificationMessages.test, link: null, accountCode: null }
    const time = platform.now().toISOString()
    await tx.record({
      action: 'notification.test',
      subject: { type: 'user', id: actor.userId },
      after: body,
      events: body.channel === 'IN_APP' ? [notification(actor.userId, { ...told, time })] : [],
      messages: body.channel === 'IN_APP' ? [] : [testMessage(body.channel, person)],
    })
    return { status: 204 }
  })

function testMessage(channel: 'MAIL' | 'SMS', { email, phone }: Recipient): OutgoingMessage {
  const text = notificationMessages.test
  if (channel === 'MAIL') return testMail.mail(email)
  if (phone === null) throw unprocessable({ channel: notificationMessages.unverifiedPhone })
  return { channel: 'sms', to: phone, subject: '', text }
}
