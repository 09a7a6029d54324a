import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { text } from '../../kit/text.ts'
import { deletionMessages } from './deletion.messages.ts'

/** Days for which a deleted account can be restored. */
export const restoreDays = 30
/** Hours for which an export counts as the account's. */
export const exportHours = 24

export const deletionStates = {
  EXPORTING: 'Exporting',
  EXPORTED: 'Exported',
  FAILED: 'Export failed',
  CONFIRMING: 'Waiting for confirmation',
  DELETED: 'Deleted',
  RESTORED: 'Restored',
  CANCELED: 'Canceled',
  ERASED: 'Erased',
} as const

const Counts = z.record(z.string(), z.number()).meta({ description: 'Rows by table' })
const moment = z.iso.datetime().nullable()

export const Deletion = z
  .object({
    accountCode: z.string(),
    companyName: z.string(),
    state: z.enum(['EXPORTING', 'EXPORTED', 'FAILED', 'CONFIRMING', 'DELETED', 'RESTORED', 'CANCELED', 'ERASED']),
    startedBy: z.string(),
    startedAt: z.iso.datetime(),
    exportedAt: moment,
    exportBytes: z.number().nullable(),
    exportSha256: z.string().nullable(),
    exportCounts: Counts.nullable(),
    hasExport: z.boolean().meta({ description: 'The export can be downloaded' }),
    askedBy: z.string().nullable(),
    confirmedBy: z.string().nullable(),
    deletedAt: moment,
    eraseAfter: moment,
    endedBy: z.string().nullable(),
    endedAt: moment,
    endReason: z.string().nullable(),
    erasedAt: moment,
    erasedCounts: Counts.nullable(),
    hasCertificate: z.boolean(),
  })
  .meta({ id: 'AccountDeletion' })

/** An account to be deleted: dependencies, obstacles, and progress. */
export const DeletionCheck = z
  .object({
    accountCode: z.string(),
    companyName: z.string(),
    isDeleted: z.boolean(),
    hold: z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    dependents: z.object({
      users: z.array(z.string()).max(100).meta({ description: 'Users with no other account' }),
      policies: z.array(z.string()).max(100).meta({ description: 'Policies in force' }),
      renewals: z.array(z.string()).max(100).meta({ description: 'Open renewals by effective date' }),
      unsigned: z.array(z.string()).max(100).meta({ description: 'Bind requests without a signature' }),
    }),
    needsSecond: z.boolean().meta({ description: 'Another administrator must confirm' }),
    deletion: Deletion.nullable().meta({ description: 'The latest one' }),
    mayConfirm: z.boolean().meta({ description: 'The user is not the administrator who asked' }),
  })
  .meta({ id: 'DeletionCheck' })

/** Why a hold is set or lifted, or an account restored: stored in the audit. */
export const deletionReason = field({
  schema: text().trim().min(1, deletionMessages.reasonRequired).max(500),
  label: 'Reason',
  kind: 'long-text',
  help: 'Kept in the audit log.',
  required: true,
})

export const DeletionReason = z.object({ reason: deletionReason.schema })

export const accountName = field({
  schema: z.string().trim().min(1, deletionMessages.nameRequired).max(200),
  label: 'Account name',
  kind: 'text',
  required: true,
})

export const DeletionName = z.object({ name: accountName.schema })

export type Deletion = z.infer<typeof Deletion>
export type DeletionCheck = z.infer<typeof DeletionCheck>
