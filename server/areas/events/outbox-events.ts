import type { ChangeEvent, NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import type { AdminConversionEvent, WizardUploadEvent } from '@portico/contract/areas/events/progress.shapes.ts'
import type { OutboxEvent } from '../../platform/write.ts'

/** Tells everyone on an account that something of it, or a part of that, changed: open screens read it again. */
export const change = (accountCode: string, changed: ChangeEvent['changed'], part?: string): OutboxEvent => ({
  type: 'change',
  payload: { accountCode, changed, ...(part !== undefined && { part }) } satisfies ChangeEvent,
})

/** Tells everyone on the accounts of a brokerage, and its staff, that something changed that holds for all of them. */
export const brokerageChange = (brokerageCode: string, changed: ChangeEvent['changed']): OutboxEvent => ({
  type: 'change',
  brokerage: brokerageCode,
  payload: { brokerageCode, changed } satisfies ChangeEvent,
})

/** Tells the staff of every brokerage, and nobody else, that something changed that holds for all of them. */
export const portalChange = (changed: ChangeEvent['changed']): OutboxEvent => ({
  type: 'change',
  payload: { changed } satisfies ChangeEvent,
})

/** Tells one person something. */
export const notification = (userId: string, told: NotificationEvent): OutboxEvent => ({
  type: 'notification',
  userId,
  payload: told,
})

/** Tells whoever began an import how far it has come; at 100 its status says how it ended. */
export const wizardUpload = (userId: string, told: WizardUploadEvent): OutboxEvent => ({
  type: 'wizard-upload',
  userId,
  payload: told,
})

/** Tells whoever began a conversion of accounts how many it has gone through. */
export const adminConversion = (userId: string, told: AdminConversionEvent): OutboxEvent => ({
  type: 'admin-conversion',
  userId,
  payload: told,
})
