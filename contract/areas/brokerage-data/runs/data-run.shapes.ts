import { z } from 'zod'

/** The source or target of data. */
export const runKinds = {
  SCHEDULE_IMPORT: 'Schedule import',
  ACCOUNT_UPLOAD: 'Bulk account upload',
  AGENCY_UPDATE: 'Agency management system update',
} as const

/** The result of a run. Waiting: someone must take the next step. */
export const runResults = {
  RUNNING: 'Running',
  WAITING: 'Waiting for a person',
  DONE: 'Done',
  PARTLY: 'Done with failed rows',
  FAILED: 'Failed',
  UNDONE: 'Undone or canceled',
} as const

const RunKind = z.enum(['SCHEDULE_IMPORT', 'ACCOUNT_UPLOAD', 'AGENCY_UPDATE'])
const RunResult = z.enum(['RUNNING', 'WAITING', 'DONE', 'PARTLY', 'FAILED', 'UNDONE'])

export const RunQuery = z.object({
  search: z.string().max(100).optional().meta({ description: 'In the name of the file or the account' }),
  kind: RunKind.optional(),
  result: RunResult.optional(),
})

const count = z.number().int().nullable()

/** An import, upload, or update of the agency management system. */
export const DataRun = z
  .object({
    id: z.string(),
    kind: RunKind,
    result: RunResult,
    name: z.string().meta({ description: 'The file, or the number of the update' }),
    account: z.string().nullable().meta({ description: 'Null for an upload, which creates accounts' }),
    companyName: z.string().nullable(),
    scheduleType: z.string().nullable(),
    tabId: z.number().int().nullable(),
    rows: count.meta({ description: 'Rows or values; null before they were counted' }),
    failedRows: count,
    message: z.string().nullable().meta({ description: 'Reason for a failure' }),
    startedAt: z.iso.datetime(),
    startedByName: z.string(),
    mayBeReplayed: z.boolean().meta({ description: 'A failed or stalled import that no later one has replaced' }),
  })
  .meta({ id: 'DataRun' })

export type RunQuery = z.infer<typeof RunQuery>
export type DataRun = z.infer<typeof DataRun>
