import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { write, type WriteTx } from '../../../platform/write.ts'
import { change, wizardUpload } from '../../events/events.public.ts'
import { type StoredImport, lockedImport } from '../import.view.ts'
import { commitWithoutWaiting, updateImport } from '../schedule-imports.store.ts'
import type { ImportJob } from './import-queue.ts'

/** Someone gave the import up while it was worked on. */
export class Canceled extends Error {}

/** Another process works on the import, or has already. */
export class MovedOn extends Error {}

type Change = Omit<Parameters<typeof updateImport>[3], 'state'>

/** A background run of an import: its steps are stored and reported to the person who started it. */
export class ImportRun {
  readonly platform: Platform
  readonly stored: StoredImport
  readonly #job: ImportJob
  readonly #requestId: string

  constructor(platform: Platform, stored: StoredImport, job: ImportJob, requestId: string) {
    this.platform = platform
    this.stored = stored
    this.#job = job
    this.#requestId = requestId
  }

  get at() {
    return { account: this.#job.account, id: this.#job.id }
  }

  get tab() {
    return { account: this.#job.account, type: this.stored.schedule_type, tabId: this.stored.tab_id }
  }

  /** Runs a step in its own transaction with the import locked, if it is in the given state; reports progress. */
  async step(
    state: ImportState,
    { percent, message }: { readonly percent: number; readonly message: string },
    work: (
      tx: WriteTx,
      locked: NonNullable<Awaited<ReturnType<typeof lockedImport>>>,
    ) => Promise<Change> = async () => ({}),
  ): Promise<void> {
    const progress = Math.max(0, Math.min(99, Math.floor(percent)))
    await this.#write(async (tx) => {
      await commitWithoutWaiting(tx)
      const locked = await lockedImport(tx, this.at)
      if (locked?.state !== state) throw isGivenUp(locked?.state) ? new Canceled() : new MovedOn()
      const changed = await work(tx, locked)
      await updateImport(tx, this.at, [state], { ...changed, progress, changed_at: this.platform.now() })
      await tx.record({
        action: `schedule_import.${this.#job.work}-step`,
        subject: { type: 'schedule-import-step', id: this.#job.id },
        after: { progress },
        events: [...this.#told({ progress, message, status: null }), change(this.#job.account, 'schedule-imports')],
      })
    })
  }

  /** Ends the work: reports 100 with a status like a response's. */
  async end(
    from: readonly ImportState[],
    { to, status, message, changed = {} }: { to: ImportState; status: number; message: string; changed?: Change },
    work: (tx: WriteTx) => Promise<void> = async () => undefined,
  ): Promise<void> {
    await this.#write(async (tx) => {
      const isMoved = await updateImport(tx, this.at, from, {
        ...changed,
        state: to,
        progress: 100,
        changed_at: this.platform.now(),
      })
      if (!isMoved) throw new MovedOn()
      await work(tx)
      const { account, work: done } = this.#job
      const { schedule_type: type, tab_id: tabId, file_name: name } = this.stored
      const isOfRows = done === 'make' || done === 'undo'
      await tx.record({
        action: `schedule_import.${done}`,
        subject: { type: 'schedule_import', id: this.#job.id },
        after: { name, scheduleType: type, state: to, message },
        events: [
          ...this.#told({ progress: 100, message, status }),
          change(account, 'schedule-imports'),
          ...(isOfRows ? [change(account, 'schedules', `${type}/${tabId}`)] : []),
        ],
      })
    })
  }

  /** Marks the run as failed, with a message for the person who started it. */
  async fail(from: readonly ImportState[], error: unknown): Promise<void> {
    const isOfFile = error instanceof UnreadableFile || error instanceof Unimportable
    if (!isOfFile) this.platform.log.error({ err: error }, 'an import of a schedule failed')
    const message = isOfFile ? error.message : importMessages.failed
    await this.end(from, { to: 'FAILED', status: isOfFile ? 422 : 500, message, changed: { message } })
  }

  #write(work: (tx: WriteTx) => Promise<void>): Promise<unknown> {
    const scope = { account: this.#job.account }
    const author = { userId: this.stored.created_by, requestId: this.#requestId, scope, idempotency: undefined }
    return write(this.platform, author, async (tx) => {
      await work(tx)
      return { status: 204 }
    })
  }

  /** Each longer run reports its own progress to the person who started it; a preview reports none. */
  #told({ progress, message, status }: { progress: number; message: string; status: number | null }) {
    const isError = status !== null && status >= 300
    if (this.#job.work === 'read' && !isError) return []
    const told = {
      uploadId: `${this.#job.id}/${this.#job.work}`,
      title: this.stored.file_name,
      progress,
      message,
      httpStatus: status,
      responses: [],
      errorDto: isError ? { message } : null,
      time: this.platform.now().toISOString(),
    }
    return [wizardUpload(this.stored.created_by, told)]
  }
}

/** A file that can be read but holds nothing to import, said so that a client understands it. */
export class Unimportable extends Error {}

const isGivenUp = (state: ImportState | undefined) => state === 'CANCELED' || state === 'CANCELING'
