import type { EditConflict, EditedRows, ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { EditJournal } from '../../../platform/edits/edit-journal.ts'
import { reasonOf, refusedWith, retryAfterOf, statusOf } from '../../../platform/call-error.ts'
import {
  chunksOf,
  type Decision,
  leading,
  type QueueEntry,
  rebased,
  settled,
  toDecide,
  withoutSaved,
} from './queue.rules.ts'

const editsKey = 'POST /api/accounts/{id}/schedules/{type}/edits'
const notSaved = 'The changes could not be saved.'
const longestPauseMs = 30_000

export type SaveState =
  | { readonly kind: 'opening' | 'saved' }
  | { readonly kind: 'saving' | 'offline' | 'waiting'; readonly count: number }
  | { readonly kind: 'refused'; readonly count: number; readonly reason: string }
  | { readonly kind: 'conflict'; readonly count: number; readonly conflicts: readonly EditConflict[] }

interface Wiring {
  readonly journal: EditJournal<ScheduleEdit>
  /** Sends one batch; sent again under the same key it is made once. */
  readonly send: (edits: readonly ScheduleEdit[], key: string) => Promise<EditedRows>
}

/** Hears every batch that was saved. */
type OnSaved = (answer: EditedRows, edits: readonly ScheduleEdit[]) => void

/**
 * Saves edits of one tab in their order, one request at a time. What gets no answer is sent again under its key; what
 * meets somebody else's change waits for a decision; all of it is in the journal until it is saved.
 */
export class EditQueue {
  readonly #wiring: Wiring
  readonly #listeners = new Set<() => void>()
  readonly #savedListeners = new Set<OnSaved>()
  #entries: readonly QueueEntry[] = []
  #state: SaveState = { kind: 'opening' }
  #isSending = false
  #lastSeq = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(wiring: Wiring) {
    this.#wiring = wiring
    void this.#open()
  }

  readonly state = (): SaveState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onSaved(listener: OnSaved): () => void {
    this.#savedListeners.add(listener)
    return () => this.#savedListeners.delete(listener)
  }

  /** Everything that is not known to be saved. */
  edits(): readonly ScheduleEdit[] {
    return this.#entries.flatMap(({ edits }) => edits)
  }

  /** Resolves once nothing is on its way: all is saved, or it waits for a person or the network. */
  settled(): Promise<void> {
    const isUnderWay = (): boolean => this.#state.kind === 'opening' || this.#state.kind === 'saving'
    if (!isUnderWay()) return Promise.resolve()
    return new Promise((done) => {
      const stop = this.subscribe(() => {
        if (isUnderWay()) return
        stop()
        done()
      })
    })
  }

  add(edits: readonly ScheduleEdit[]): void {
    if (edits.length === 0) return
    const added = this.#numbered(edits)
    if (this.#state.kind === 'opening') {
      this.#entries = [...this.#entries, ...added]
      return
    }
    this.#change([...this.#entries, ...added], { keep: added, drop: [] })
    if (this.#isHalted()) this.#show(this.#state)
    else if (this.#timer === undefined && !this.#isSending) this.#next()
    else this.#show(this.#state)
  }

  /** Tries at once what could not be sent or was refused. */
  retry(): void {
    if (this.#state.kind === 'conflict') return
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#state.kind !== 'opening') this.#next(true)
  }

  /** Goes on after conflicts, as a person has decided them. */
  resolve(decisions: readonly Decision[]): void {
    this.#replace(settled(this.edits(), decisions))
    this.#next(true)
  }

  /** Gives up what is not saved. */
  discard(): void {
    this.#replace([])
    this.#next(true)
  }

  async #open(): Promise<void> {
    const left = await this.#wiring.journal.read().catch(() => [])
    // Who typed before the journal was open comes after what it held.
    const typed = this.#entries
    this.#entries = left
    this.#lastSeq = left.reduce((last, { seq }) => Math.max(last, seq), 0)
    const renumbered = this.#numbered(typed.flatMap(({ edits }) => edits))
    this.#change([...left, ...renumbered], { keep: renumbered, drop: [] })
    this.#next(true)
  }

  #next(isWanted = false): void {
    if (this.#isSending || (!isWanted && this.#isHalted())) return
    const batch = leading(this.#entries)
    const first = batch[0]
    if (first === undefined) return this.#show({ kind: 'saved' })
    const sealed = {
      seq: first.seq,
      key: first.key ?? crypto.randomUUID(),
      edits: batch.flatMap(({ edits }) => edits),
    }
    const isNew = first.key === null
    if (isNew)
      this.#change([sealed, ...this.#entries.slice(batch.length)], {
        keep: [sealed],
        drop: batch.slice(1).map(({ seq }) => seq),
      })
    void this.#send(sealed)
  }

  async #send(batch: QueueEntry & { readonly key: string }): Promise<void> {
    this.#isSending = true
    this.#show({ kind: 'saving', count: this.#count() })
    try {
      const answer = await this.#wiring.send(batch.edits, batch.key)
      this.#saved(batch, answer)
    } catch (error) {
      this.#failed(batch, error)
    }
  }

  #saved(batch: QueueEntry, answer: EditedRows): void {
    this.#isSending = false
    this.#failures = 0
    const rest = this.#entries.filter(({ seq }) => seq !== batch.seq)
    const moved = rest.map((entry) => ({ ...entry, edits: rebased(entry.edits, answer.rows) }))
    const keep = moved.filter(({ edits }, at) => edits !== rest[at]?.edits)
    this.#change(moved, { keep, drop: [batch.seq] })
    for (const listener of this.#savedListeners) listener(answer, batch.edits)
    this.#next(true)
  }

  #failed(batch: QueueEntry, error: unknown): void {
    this.#isSending = false
    const status = statusOf(error)
    if (refusedWith(editsKey, error, 409) && 'conflicts' in error.body) return this.#meet(batch, error.body.conflicts)
    if (status !== undefined && (status === 0 || status === 429 || status >= 500)) return this.#pause(status, error)
    this.#show({ kind: 'refused', count: this.#count(), reason: reasonOf(error, notSaved) })
  }

  #pause(status: number, error: unknown): void {
    this.#failures += 1
    const pause = Math.min(longestPauseMs, 1000 * 2 ** (this.#failures - 1))
    const asked = (retryAfterOf(error) ?? 0) * 1000
    this.#timer = setTimeout(() => this.retry(), Math.max(pause, asked))
    this.#show({ kind: status === 0 ? 'offline' : 'waiting', count: this.#count() })
  }

  /** A batch that was refused for somebody else's change is opened again: its edits wait with the others. */
  #meet(batch: QueueEntry, all: readonly EditConflict[]): void {
    const conflicts = toDecide(all, batch.edits)
    this.#replace([
      ...withoutSaved(batch.edits, all),
      ...this.#entries.filter(({ seq }) => seq !== batch.seq).flatMap(({ edits }) => edits),
    ])
    if (conflicts.length === 0) this.#next(true)
    else this.#show({ kind: 'conflict', count: this.#count(), conflicts })
  }

  #replace(edits: readonly ScheduleEdit[]): void {
    const drop = this.#entries.map(({ seq }) => seq)
    const keep = this.#numbered(edits)
    this.#change(keep, { keep, drop })
  }

  #numbered(edits: readonly ScheduleEdit[]): QueueEntry[] {
    return chunksOf(edits).map((chunk) => ({ seq: ++this.#lastSeq, key: null, edits: chunk }))
  }

  #change(entries: readonly QueueEntry[], written: Parameters<EditJournal<ScheduleEdit>['write']>[0]): void {
    this.#entries = entries
    this.#wiring.journal.write(written)
  }

  /** What a person has to settle first. */
  #isHalted(): boolean {
    return ['conflict', 'refused'].includes(this.#state.kind)
  }

  #count(): number {
    return this.#entries.reduce((sum, { edits }) => sum + edits.length, 0)
  }

  #show(state: SaveState): void {
    this.#state = 'count' in state ? { ...state, count: this.#count() } : state
    for (const listener of this.#listeners) listener()
  }
}
