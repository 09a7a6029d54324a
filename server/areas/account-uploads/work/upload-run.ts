import type { UploadRowState } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OutboxEvent } from '../../../platform/write.ts'
import { write, type WriteTx } from '../../../platform/write.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { adminConversion } from '../../events/events.public.ts'
import { updateUpload } from '../upload.store.ts'
import { lockedRow, type StoredUpload, uploadToWork } from '../upload.view.ts'
import type { UploadJob } from './upload-queue.ts'

/** Another process works on the upload, or has already. */
export class MovedOn extends Error {}

type LockedRow = NonNullable<Awaited<ReturnType<typeof lockedRow>>>

/** The result of a row, within its transaction. */
export interface RowResult {
  readonly state: UploadRowState
  readonly created_code?: string
  readonly message?: string
}

/** Runs a row's action, audits it, and returns its result. */
export type RowWork = (tx: WriteTx, run: UploadRun, row: LockedRow) => Promise<RowResult>

/** How often progress is reported while rows are worked on. */
const reportedEveryMs = 500

const states = {
  create: { during: 'CREATING', after: 'CREATED', from: 'READY' },
  undo: { during: 'UNDOING', after: 'UNDONE', from: 'CREATED' },
} as const

/** A background run on an upload: each row in its own transaction, with progress. */
export class UploadRun {
  readonly platform: Platform
  readonly stored: StoredUpload
  readonly job: UploadJob
  #reportedAt = Number.NEGATIVE_INFINITY
  readonly #done: { successfully: number; withError: number }

  constructor(platform: Platform, stored: StoredUpload, job: UploadJob) {
    this.platform = platform
    this.stored = stored
    this.job = job
    const { created, failed, removed, left } = stored.counts
    this.#done =
      job.work === 'create' ? { successfully: created, withError: failed } : { successfully: removed, withError: left }
  }

  /** The state of the rows that are left to do. */
  get from(): UploadRowState {
    return states[this.job.work].from
  }

  /** Works on a row unless that is done already; throws MovedOn if the upload is no longer under way. */
  async row(row: number, work: RowWork): Promise<void> {
    await this.#write(async (tx) => {
      await this.#hold(tx)
      const locked = await lockedRow(tx, { id: this.stored.id, row, state: this.from })
      if (locked === undefined) throw new MovedOn()
      const result = await work(tx, this, locked)
      await updateRow(tx, 'account_upload_rows', { upload_id: this.stored.id, row }, result)
      const isError = result.state === 'FAILED' || result.state === 'LEFT'
      const done = {
        successfully: this.#done.successfully + (isError ? 0 : 1),
        withError: this.#done.withError + (isError ? 1 : 0),
      }
      const isDue = performance.now() - this.#reportedAt >= reportedEveryMs
      await tx.record({
        action: `account_upload.${this.job.work}-row`,
        subject: { type: 'account_upload', id: this.stored.id },
        after: { row, ...result },
        events: isDue ? [this.#progress(done, false)] : [],
      })
      return () => {
        Object.assign(this.#done, done)
        if (isDue) this.#reportedAt = performance.now()
      }
    })
  }

  /** Ends the work and reports the final counts. */
  async end(): Promise<void> {
    const { during, after } = states[this.job.work]
    await this.#write(async (tx) => {
      const now = this.platform.now()
      const finished = this.job.work === 'create' ? { finished_at: now } : {}
      const isMoved = await updateUpload(tx, this.stored.id, [during], { state: after, changed_at: now, ...finished })
      if (!isMoved) throw new MovedOn()
      const { counts } = (await uploadToWork(tx, this.stored.id))!
      const { created, failed, removed, left } = counts
      const done =
        this.job.work === 'create'
          ? { successfully: created, withError: failed }
          : { successfully: removed, withError: left }
      await tx.record({
        action: `account_upload.${this.job.work}d`,
        subject: { type: 'account_upload', id: this.stored.id },
        after: { name: this.stored.file_name, ...counts },
        events: [this.#progress(done, true)],
      })
    })
  }

  /** Keeps other workers off the upload until the transaction ends. */
  async #hold(tx: WriteTx): Promise<void> {
    const { during } = states[this.job.work]
    const isHeld = await updateUpload(tx, this.stored.id, [during], { changed_at: this.platform.now() })
    if (!isHeld) throw new MovedOn()
  }

  #progress(done: { readonly successfully: number; readonly withError: number }, complete: boolean): OutboxEvent {
    const { work, by } = this.job
    return adminConversion(by, {
      conversionId: `${this.stored.id}/${work}`,
      title: work === 'create' ? this.stored.file_name : `Undo ${this.stored.file_name}`,
      accountsProcessed: done.successfully + done.withError,
      ...done,
      complete,
      time: this.platform.now().toISOString(),
    })
  }

  /** The id of the upload marks what it wrote, so that an undo tells later changes apart. */
  async #write(work: (tx: WriteTx) => Promise<(() => void) | void>): Promise<void> {
    const author = {
      userId: this.job.by,
      requestId: this.stored.id,
      scope: 'system',
      idempotency: undefined,
    } as const
    let committed: (() => void) | undefined
    await write(this.platform, author, async (tx) => {
      committed = (await work(tx)) ?? undefined
      return { status: 204 }
    })
    committed?.()
  }
}
