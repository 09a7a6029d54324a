import type { AnswerEdit, AnswersSaved, KeptAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import { reasonOf, retryAfterOf, statusOf } from '../../../platform/call-error.ts'
import type { EditJournal, JournalEntry } from '../../../platform/edits/edit-journal.ts'
import { lastOfEach, nextBatch, rebased, replacedBy } from './queue.rules.ts'

const notSaved = 'The answers could not be saved.'
const longestPauseMs = 30_000

export type SaveState =
  | { readonly kind: 'opening' | 'saved' }
  | { readonly kind: 'saving' | 'offline' | 'waiting' | 'undecided'; readonly count: number }
  | { readonly kind: 'refused'; readonly count: number; readonly reason: string }

interface Wiring {
  readonly journal: EditJournal<AnswerEdit>
  /** Sends one batch; sent again under the same key it is made once. */
  readonly send: (edits: readonly AnswerEdit[], key: string) => Promise<AnswersSaved>
}

type OnSaved = (answer: AnswersSaved, edits: readonly AnswerEdit[]) => void
type Entry = JournalEntry<AnswerEdit>

/**
 * Saves the answers of one form in their order, one request at a time. What gets no answer is sent again under its key.
 * An answer that somebody else changed meanwhile waits for a decision while the others go on. All of it is in the
 * journal until it is saved.
 */
export class AnswerQueue {
  readonly #wiring: Wiring
  readonly #listeners = new Set<() => void>()
  readonly #savedListeners = new Set<OnSaved>()
  #entries: readonly Entry[] = []
  #held: ReadonlyMap<string, KeptAnswer> = new Map()
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

  /** What stands at the server for the answers that wait for a decision, by path. */
  readonly held = (): ReadonlyMap<string, KeptAnswer> => this.#held

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onSaved(listener: OnSaved): () => void {
    this.#savedListeners.add(listener)
    return () => this.#savedListeners.delete(listener)
  }

  /** Everything that is not known to be saved, the latest of each answer. */
  edits(): readonly AnswerEdit[] {
    return lastOfEach(this.#entries.flatMap(({ edits }) => edits))
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

  /** Takes an edit in; one of the same answer that was not sent yet gives way to it. */
  add(edit: AnswerEdit): void {
    const waiting = replacedBy(this.#entries, edit.path)
    const entry: Entry = { seq: waiting?.seq ?? ++this.#lastSeq, key: null, edits: [edit] }
    const others = this.#entries.filter((other) => other !== waiting)
    if (this.#state.kind === 'opening') {
      this.#entries = [...others, entry]
      return
    }
    this.#change([...others, entry], { keep: [entry], drop: [] })
    if (this.#timer === undefined && !this.#isSending && this.#state.kind !== 'refused') this.#next()
    else this.#show(this.#state)
  }

  /** Tries at once what could not be sent or was refused. */
  retry(): void {
    if (this.#state.kind === 'opening') return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#next()
  }

  /** Goes on with an answer that somebody else changed, as a person has decided. */
  decide(path: string, keep: 'mine' | 'theirs'): void {
    const theirs = this.#held.get(path)
    if (theirs === undefined) return
    this.#held = new Map([...this.#held].filter(([held]) => held !== path))
    const mine = this.#entries.filter(({ key, edits }) => key === null && edits[0]?.path === path)
    const others = this.#entries.filter((entry) => !mine.includes(entry))
    const again = mine.map((entry) => ({
      ...entry,
      edits: entry.edits.map((edit) => ({ ...edit, version: theirs.version })),
    }))
    if (keep === 'mine') this.#change([...others, ...again], { keep: again, drop: [] })
    else this.#change(others, { keep: [], drop: mine.map(({ seq }) => seq) })
    if (this.#timer === undefined) this.#next()
  }

  /** Gives up what is not saved. */
  discard(): void {
    this.#held = new Map()
    this.#change([], { keep: [], drop: this.#entries.map(({ seq }) => seq) })
    this.retry()
  }

  async #open(): Promise<void> {
    const left = await this.#wiring.journal.read().catch(() => [])
    // Who typed before the journal was open comes after what it held.
    const typed = this.#entries
    this.#lastSeq = left.reduce((last, { seq }) => Math.max(last, seq), 0)
    const renumbered = typed.map((entry) => ({ ...entry, seq: ++this.#lastSeq }))
    this.#change([...left, ...renumbered], { keep: renumbered, drop: [] })
    this.#next()
  }

  #next(): void {
    if (this.#isSending) return
    const batch = nextBatch(this.#entries, new Set(this.#held.keys()))
    const first = batch[0]
    if (first === undefined)
      return this.#show(this.#entries.length === 0 ? { kind: 'saved' } : { kind: 'undecided', count: 0 })
    if (first.key !== null) return void this.#send({ ...first, key: first.key })
    const sealed = { seq: first.seq, key: crypto.randomUUID(), edits: batch.flatMap(({ edits }) => edits) }
    const rest = this.#entries.filter((entry) => !batch.includes(entry))
    this.#change([sealed, ...rest], { keep: [sealed], drop: batch.slice(1).map(({ seq }) => seq) })
    void this.#send(sealed)
  }

  async #send(batch: Entry & { readonly key: string }): Promise<void> {
    this.#isSending = true
    this.#show({ kind: 'saving', count: 0 })
    try {
      const answer = await this.#wiring.send(batch.edits, batch.key)
      this.#saved(batch, answer)
    } catch (error) {
      this.#failed(error)
    }
  }

  #saved(batch: Entry, answer: AnswersSaved): void {
    this.#isSending = false
    this.#failures = 0
    const rest = this.#entries.filter(({ seq }) => seq !== batch.seq)
    const waiting = new Set(rest.flatMap(({ edits }) => edits.map(({ path }) => path)))
    const moved = rest.map((entry) => ({ ...entry, edits: rebased(entry.edits, answer) }))
    // A refused answer goes back to those that wait, unless a later one of the same path does so already.
    const refused = batch.edits
      .filter(({ path }) => answer.stale[path] !== undefined && !waiting.has(path))
      .map((edit): Entry => ({ seq: ++this.#lastSeq, key: null, edits: [edit] }))
    this.#held = new Map([...this.#held, ...Object.entries(answer.stale)])
    const keep = [...moved.filter(({ edits }, at) => edits !== rest[at]?.edits), ...refused]
    this.#change([...moved, ...refused], { keep, drop: [batch.seq] })
    for (const listener of this.#savedListeners) listener(answer, batch.edits)
    this.#next()
  }

  #failed(error: unknown): void {
    this.#isSending = false
    const status = statusOf(error)
    if (status !== undefined && (status === 0 || status === 429 || status >= 500)) return this.#pause(status, error)
    this.#show({ kind: 'refused', count: 0, reason: reasonOf(error, notSaved) })
  }

  #pause(status: number, error: unknown): void {
    this.#failures += 1
    const pause = Math.min(longestPauseMs, 1000 * 2 ** (this.#failures - 1))
    const asked = (retryAfterOf(error) ?? 0) * 1000
    this.#timer = setTimeout(() => this.retry(), Math.max(pause, asked))
    this.#show({ kind: status === 0 ? 'offline' : 'waiting', count: 0 })
  }

  #change(entries: readonly Entry[], written: Parameters<EditJournal<AnswerEdit>['write']>[0]): void {
    this.#entries = entries
    this.#wiring.journal.write(written)
  }

  #show(state: SaveState): void {
    this.#state = 'count' in state ? { ...state, count: this.edits().length } : state
    for (const listener of this.#listeners) listener()
  }
}
