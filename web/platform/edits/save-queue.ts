import { reasonOf, retryAfterOf, statusOf } from '../call-error.ts'
import type { PendingEdits, PendingEntry } from './pending-edits.ts'

const longestPauseMs = 30_000

/** Unsaved edits in order, and the conflicts that hold some or all of them back. */
export interface Pending<Edit, Conflict> {
  readonly entries: readonly PendingEntry<Edit>[]
  readonly conflicts: ReadonlyMap<string, Conflict>
}

/** How one kind of document queues, batches and resolves its edits. All functions are pure. */
export interface SavePolicy<Edit, Answer, Conflict, Decision> {
  /** Shown when a request fails for a reason the server does not give. */
  readonly notSaved: string
  /** Takes new edits in, appended or in place of unsent ones. */
  readonly add: (entries: readonly PendingEntry<Edit>[], edits: readonly Edit[]) => readonly PendingEntry<Edit>[]
  /** The entries of the next request; none if conflicts hold everything back. */
  readonly next: (pending: Pending<Edit, Conflict>) => readonly PendingEntry<Edit>[]
  /** Updates the pending edits, from which the saved batch is already removed. */
  readonly saved: (
    pending: Pending<Edit, Conflict>,
    batch: PendingEntry<Edit>,
    answer: Answer,
  ) => Pending<Edit, Conflict>
  /** The pending edits after an error that reports conflicts; undefined for any other error. */
  readonly conflicted: (
    pending: Pending<Edit, Conflict>,
    batch: PendingEntry<Edit>,
    error: unknown,
  ) => Pending<Edit, Conflict> | undefined
  readonly decide: (pending: Pending<Edit, Conflict>, decision: Decision) => Pending<Edit, Conflict>
  /** The edits that still count, such as the last one of each answer. */
  readonly current: (edits: readonly Edit[]) => readonly Edit[]
}

export type SaveState<Conflict = unknown> =
  | { readonly kind: 'opening' | 'saved' }
  | { readonly kind: 'saving' | 'offline' | 'waiting'; readonly count: number }
  | { readonly kind: 'refused'; readonly count: number; readonly reason: string }
  | { readonly kind: 'conflict'; readonly count: number; readonly conflicts: readonly Conflict[] }

interface Wiring<Edit, Answer, Conflict, Decision> {
  readonly policy: SavePolicy<Edit, Answer, Conflict, Decision>
  readonly store: PendingEdits<Edit>
  /** Sends one batch; a repeat under the same key is applied once. */
  readonly send: (edits: readonly Edit[], key: string) => Promise<Answer>
}

type OnSaved<Edit, Answer> = (answer: Answer, edits: readonly Edit[]) => void

/** An entry that the queue numbers when it takes it in. */
export const newEntry = <Edit>(edits: readonly Edit[]): PendingEntry<Edit> => ({ seq: 0, key: null, edits })

/**
 * Saves the edits of one document in order, one request at a time. A request without a response is repeated under its
 * key; conflicts wait for a decision, as the policy says; unsaved edits are persisted until they are saved.
 */
export class SaveQueue<Edit, Answer, Conflict, Decision> {
  readonly #wiring: Wiring<Edit, Answer, Conflict, Decision>
  readonly #listeners = new Set<() => void>()
  readonly #savedListeners = new Set<OnSaved<Edit, Answer>>()
  #pending: Pending<Edit, Conflict> = { entries: [], conflicts: new Map() }
  #state: SaveState<Conflict> = { kind: 'opening' }
  #isOpen = false
  #isSending = false
  #lastSeq = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(wiring: Wiring<Edit, Answer, Conflict, Decision>) {
    this.#wiring = wiring
    void this.#open()
  }

  readonly state = (): SaveState<Conflict> => this.#state

  /** The values saved by others that wait for a decision, by key. */
  readonly conflicts = (): ReadonlyMap<string, Conflict> => this.#pending.conflicts

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls the listener after every saved batch. */
  onSaved(listener: OnSaved<Edit, Answer>): () => void {
    this.#savedListeners.add(listener)
    return () => this.#savedListeners.delete(listener)
  }

  /** All edits that are not known to be saved. */
  edits(): readonly Edit[] {
    return this.#wiring.policy.current(this.#pending.entries.flatMap(({ edits }) => edits))
  }

  /** Resolves when no request is open: everything is saved, or waits for a person or the network. */
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

  add(edits: readonly Edit[]): void {
    if (edits.length === 0) return
    this.#change({ ...this.#pending, entries: this.#wiring.policy.add(this.#pending.entries, edits) })
    if (!this.#isOpen) return
    if (this.#timer === undefined && !this.#isSending && this.#state.kind !== 'refused') this.#next()
    else this.#show(this.#state)
  }

  /** Sends failed or rejected edits now. */
  retry(): void {
    if (!this.#isOpen || this.#state.kind === 'conflict') return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#next()
  }

  /** Applies a person's decision on conflicts and continues. */
  decide(decision: Decision): void {
    this.#change(this.#wiring.policy.decide(this.#pending, decision))
    if (this.#timer === undefined) this.#next()
  }

  /** Discards everything unsaved. */
  discard(): void {
    this.#change({ entries: [], conflicts: new Map() })
    this.retry()
  }

  async #open(): Promise<void> {
    const left = await this.#wiring.store.read().catch(() => [])
    // Edits made before the store was read come after the stored ones.
    const typed = this.#pending.entries.map((entry) => ({ ...entry, seq: 0 }))
    this.#lastSeq = left.reduce((last, { seq }) => Math.max(last, seq), 0)
    this.#isOpen = true
    this.#pending = { ...this.#pending, entries: left }
    this.#change({ ...this.#pending, entries: [...left, ...typed] })
    this.#next()
  }

  #next(): void {
    if (this.#isSending) return
    const { entries, conflicts } = this.#pending
    const batch = this.#wiring.policy.next(this.#pending)
    const [first] = batch
    if (first === undefined)
      return this.#show(
        entries.length === 0 ? { kind: 'saved' } : { kind: 'conflict', count: 0, conflicts: [...conflicts.values()] },
      )
    if (first.key !== null) return void this.#send({ ...first, key: first.key })
    const sealed = { seq: first.seq, key: crypto.randomUUID(), edits: batch.flatMap(({ edits }) => edits) }
    this.#change({ conflicts, entries: [sealed, ...entries.filter((entry) => !batch.includes(entry))] })
    void this.#send(sealed)
  }

  async #send(batch: PendingEntry<Edit> & { readonly key: string }): Promise<void> {
    this.#isSending = true
    this.#show({ kind: 'saving', count: 0 })
    try {
      const answer = await this.#wiring.send(batch.edits, batch.key)
      this.#saved(batch, answer)
    } catch (error) {
      this.#failed(batch, error)
    }
  }

  #saved(batch: PendingEntry<Edit>, answer: Answer): void {
    this.#isSending = false
    this.#failures = 0
    this.#change(this.#wiring.policy.saved(this.#without(batch), batch, answer))
    for (const listener of this.#savedListeners) listener(answer, batch.edits)
    this.#next()
  }

  #failed(batch: PendingEntry<Edit>, error: unknown): void {
    this.#isSending = false
    const { policy } = this.#wiring
    const conflicted = policy.conflicted(this.#without(batch), batch, error)
    if (conflicted !== undefined) {
      this.#change(conflicted)
      return this.#next()
    }
    const status = statusOf(error)
    if (status !== undefined && (status === 0 || status === 429 || status >= 500)) return this.#pause(status, error)
    this.#show({ kind: 'refused', count: 0, reason: reasonOf(error, policy.notSaved) })
  }

  #pause(status: number, error: unknown): void {
    this.#failures += 1
    const pause = Math.min(longestPauseMs, 1000 * 2 ** (this.#failures - 1))
    const asked = (retryAfterOf(error) ?? 0) * 1000
    this.#timer = setTimeout(() => this.retry(), Math.max(pause, asked))
    this.#show({ kind: status === 0 ? 'offline' : 'waiting', count: 0 })
  }

  #without({ seq }: PendingEntry<Edit>): Pending<Edit, Conflict> {
    return { ...this.#pending, entries: this.#pending.entries.filter((entry) => entry.seq !== seq) }
  }

  /** Replaces the pending edits and persists the difference. */
  #change({ entries, conflicts }: Pending<Edit, Conflict>): void {
    const before = this.#pending.entries
    const numbered = entries.map((entry) => (entry.seq === 0 ? { ...entry, seq: ++this.#lastSeq } : entry))
    this.#pending = { entries: numbered, conflicts }
    if (!this.#isOpen) return
    const [known, left] = [new Set(before), new Set(numbered.map(({ seq }) => seq))]
    const put = numbered.filter((entry) => !known.has(entry))
    const remove = before.map(({ seq }) => seq).filter((seq) => !left.has(seq))
    if (put.length > 0 || remove.length > 0) this.#wiring.store.write({ put, remove })
  }

  #show(state: SaveState<Conflict>): void {
    this.#state = 'count' in state ? { ...state, count: this.edits().length } : state
    for (const listener of this.#listeners) listener()
  }
}
