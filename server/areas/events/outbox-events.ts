import type { ChangeEvent, NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import type { AdminConversionEvent, WizardUploadEvent } from '@portico/contract/areas/events/progress.shapes.ts'
import type { OutboxEvent } from '../../platform/write.ts'

/** Notifies everyone on an account that it, or a part of it, changed, so that open screens refetch it. */
export const change = (accountCode: string, changed: ChangeEvent['changed'], part?: string): OutboxEvent => ({
  type: 'change',
  payload: { accountCode, changed, ...(part !== undefined && { part }) } satisfies ChangeEvent,
})

/** Notifies everyone on a brokerage's accounts, and its staff, of a change that affects all of them. */
export const brokerageChange = (brokerageCode: string, changed: ChangeEvent['changed']): OutboxEvent => ({
  type: 'change',
  brokerage: brokerageCode,
  payload: { brokerageCode, changed } satisfies ChangeEvent,
})

/** Notifies the staff of every brokerage, and no one else, of a change that affects all of them. */
export const portalChange = (changed: ChangeEvent['changed']): OutboxEvent => ({
  type: 'change',
  payload: { changed } satisfies ChangeEvent,
})

/** Notifies one person. */
export const notification = (userId: string, told: NotificationEvent): OutboxEvent => ({
  type: 'notification',
  userId,
  payload: told,
})

/** Reports an import's progress to the person who started it; at 100 its status is the result. */
export const wizardUpload = (userId: string, told: WizardUploadEvent): OutboxEvent => ({
  type: 'wizard-upload',
  userId,
  payload: told,
})

/** Reports the progress of an account conversion to the person who started it. */
export const adminConversion = (userId: string, told: AdminConversionEvent): OutboxEvent => ({
  type: 'admin-conversion',
  userId,
  payload: told,
})
