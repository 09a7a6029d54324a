import type { ChangeEvent, NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import type { OutboxEvent } from '../../platform/write.ts'

/** Tells everyone on an account that something of it changed, so that open screens read it again. */
export const change = (accountCode: string, changed: ChangeEvent['changed']): OutboxEvent => ({
  type: 'change',
  payload: { accountCode, changed } satisfies ChangeEvent,
})

/** Tells one person something. */
export const notification = (userId: string, told: NotificationEvent): OutboxEvent => ({
  type: 'notification',
  userId,
  payload: told,
})
