import type { ImportState, ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import { notFound, ErrorResponse } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.public.ts'
import { type StoredImport, importView, shownImport } from './import.view.ts'
import { updateImport } from './schedule-imports.store.ts'
import { importQueue, type ImportWork } from './work/import-queue.ts'

/** A step that a person takes with an import: from which states, to which, and the work that follows. */
interface Step {
  readonly from: readonly ImportState[]
  readonly to: ImportState
  readonly work?: ImportWork
  readonly change?: Omit<Parameters<typeof updateImport>[3], 'state'>
}

/** Starts a step's background work; if the import has moved on, returns its state. */
export async function takeStep(
  tx: WriteTx,
  context: AccountContext,
  stored: StoredImport,
  { from, to, work, change: changed }: Step,
): Promise<ScheduleImport> {
  const { jobs, now } = context.platform
  const at = { account: context.account.account, id: stored.id }
  const started = { progress: 0, message: null, changed_at: now() }
  const isTaken = await updateImport(tx, at, from, { ...started, ...changed, state: to })
  if (!isTaken) throw otherState((await importView(tx, at)) ?? stored)
  if (work !== undefined) await jobs.enqueue(tx, importQueue, { ...at, work })
  return shownImport((await importView(tx, at))!)
}

/** What a step leaves behind: its audit row, and that open screens read the import again. */
export const stepEntry = (
  { account_code: account, id, file_name: name, schedule_type }: StoredImport,
  step: string,
) => ({
  action: `schedule_import.${step}`,
  subject: { type: 'schedule_import', id },
  after: { name, scheduleType: schedule_type },
  events: [change(account, 'schedule-imports')],
})

/** The import that a call is about. */
export async function importAt(tx: WriteTx, context: AccountContext, id: string): Promise<StoredImport> {
  const stored = await importView(tx, { account: context.account.account, id })
  if (stored === undefined) throw notFound()
  return stored
}

export const otherState = (stored: StoredImport) =>
  new ErrorResponse(409, 'other_state', importMessages.otherState, { extra: { current: shownImport(stored) } })
