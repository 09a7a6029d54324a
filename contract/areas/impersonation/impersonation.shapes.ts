import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { text } from '../../kit/text.ts'
import { impersonationMessages } from './impersonation.messages.ts'

/** Minutes after which viewing as someone else ends. */
export const impersonationMinutes = 30

/** Why a user is viewed as: shown to the user, and stored in the audit. */
export const impersonationReason = field({
  schema: text().trim().min(1, impersonationMessages.reasonRequired).max(500),
  label: 'Reason',
  kind: 'long-text',
  help: 'Sent to the user and recorded in the audit log.',
  required: true,
})

export const Impersonate = z.object({ reason: impersonationReason.schema })

/** What was started: the user, and until when. */
export const StartedImpersonation = z
  .object({ username: z.string(), name: z.string(), endsAt: z.iso.datetime() })
  .meta({ id: 'StartedImpersonation' })

export type Impersonate = z.infer<typeof Impersonate>
