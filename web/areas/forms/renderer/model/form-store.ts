import type { Answers, AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'
import { readAnswer } from '@portico/contract/areas/forms/values/read-answer.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { derived, type Derived } from './derived.ts'
import {
  type FieldState,
  type FormContents,
  type FormEdit,
  type OtherValue,
  sameState,
  sameValue,
  type StoredAnswer,
} from './field-state.ts'
import { Topics } from './topics.ts'

/** After this pause in typing the answer counts, so that what depends on it shows and it is saved. */
const pauseMs = 700

const none: StoredAnswer = { value: null, version: 0, provenance: null, onlyHere: false }
const noOthers: readonly OtherValue[] = []

type Setting = Partial<Pick<FormEdit, 'source' | 'onlyHere'>>

/**
 * The answers of one open form. Fields listen to their own path alone, so that typing into one draws one; what follows
 * from all answers (what is asked, what is calculated, how far one is) is reckoned when an answer counts, not per key.
 */
export class FormStore {
  readonly layout: Layout
  readonly #today = utcDay(new Date())
  readonly #onEdit: (edit: FormEdit) => void
  readonly #topics = new Topics()
  readonly #fields = new Map<string, FieldState>()
  readonly #answers = new Map<string, StoredAnswer>()
  readonly #drafts = new Map<string, AnswerValue | null>()
  readonly #errors = new Map<string, string>()
  readonly #turns = new Map<string, number>()
  #others: ReadonlyMap<string, readonly OtherValue[]> = new Map()
  #theirs: ReadonlyMap<string, StoredAnswer> = new Map()
  #lastYear: Answers
  #comments: Readonly<Record<string, number>>
  #demanded: ReadonlyMap<string, string> = new Map()
  #derived: Derived
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(layout: Layout, contents: FormContents, onEdit: (edit: FormEdit) => void) {
    this.layout = layout
    this.#onEdit = onEdit
    for (const [path, answer] of Object.entries(contents.answers)) {
      this.#answers.set(path, answer)
      this.#judge(path, answer.value)
    }
    this.#others = byPath(contents.conflicts)
    this.#lastYear = contents.lastYear
    this.#comments = contents.commentCounts
    this.#derived = derived(layout, this.#plain(), this.#today)
  }

  /** Listens to one field by its path, to `page:key` for its set of questions, or to `progress`. */
  listen(topic: string, listener: () => void): () => void {
    return this.#topics.listen(topic, listener)
  }

  field(path: string): FieldState {
    const known = this.#fields.get(path)
    if (known !== undefined) return known
    const state = this.#stateOf(path)
    this.#fields.set(path, state)
    return state
  }

  derived(): Derived {
    return this.#derived
  }

  /** Typing, not yet committed. */
  type(path: string, value: AnswerValue | null): void {
    this.#drafts.set(path, value)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#pause(), pauseMs)
    this.#tell(path)
  }

  /** The field lost focus: commit its text, even with errors. */
  leave(path: string): void {
    const draft = this.#drafts.get(path)
    if (draft === undefined) return
    this.#drafts.delete(path)
    this.#count(path, draft)
    this.#tell(path)
  }

  /** Everything that is being typed counts now, since the page may go. */
  flush(): void {
    for (const path of this.#drafts.keys()) this.leave(path)
  }

  /** An answer that is chosen, not typed. */
  set(path: string, value: AnswerValue | null, setting: Setting = {}): void {
    this.#drafts.delete(path)
    this.#turn(path)
    this.#count(path, value, setting)
    this.#tell(path)
  }

  /** A refetched form; values in `unsaved` are kept. */
  receive(contents: FormContents, unsaved: ReadonlySet<string>): void {
    const paths = new Set([...this.#answers.keys(), ...Object.keys(contents.answers)])
    for (const path of paths) {
      if (!unsaved.has(path)) this.#take(path, contents.answers[path] ?? none)
    }
    this.#others = byPath(contents.conflicts)
    this.#lastYear = contents.lastYear
    this.#comments = contents.commentCounts
    this.#reckon()
    // Most fields are unchanged: re-render only the others.
    for (const [path, before] of this.#fields) if (!sameState(before, this.#stateOf(path))) this.#tell(path)
  }

  /** Answers just saved; those with later local edits keep them. */
  saved(
    answers: Readonly<Record<string, StoredAnswer>>,
    conflicts: readonly OtherValue[],
    unsaved: ReadonlySet<string>,
  ) {
    for (const [path, answer] of Object.entries(answers)) {
      const known = this.#answers.get(path)
      if (unsaved.has(path) && known !== undefined) this.#answers.set(path, { ...answer, value: known.value })
      else this.#take(path, answer)
      this.#tell(path)
    }
    const before = this.#others
    this.#others = byPath(conflicts)
    for (const path of new Set([...before.keys(), ...this.#others.keys()])) this.#tell(path)
    this.#reckon()
  }

  /** Someone tried to finish: required blank answers show errors from now on. */
  demand(missing: readonly { readonly path: string; readonly message: string }[]): void {
    this.#demanded = new Map(missing.map(({ path, message }) => [path, message]))
    for (const { path } of missing) this.#tell(path)
  }

  /** Answers that someone else has changed, with their values. */
  meet(theirs: ReadonlyMap<string, StoredAnswer>): void {
    const before = this.#theirs
    if (before === theirs) return
    this.#theirs = theirs
    for (const path of new Set([...before.keys(), ...theirs.keys()])) this.#tell(path)
  }

  /** Replaces our answer with another person's. */
  accept(path: string, answer: StoredAnswer): void {
    this.#drafts.delete(path)
    this.#take(path, answer)
    this.#tell(path)
    this.#reckon()
  }

  /** What is not saved yet from a page before this one. */
  restore(edits: readonly FormEdit[]): void {
    for (const { path, value, onlyHere } of edits) {
      this.#answers.set(path, { ...(this.#answers.get(path) ?? none), value, onlyHere })
      this.#judge(path, value)
      this.#turn(path)
      this.#tell(path)
    }
    this.#reckon()
  }

  #pause(): void {
    for (const [path, draft] of this.#drafts) {
      const question = locate(this.layout, path)?.question
      // Unfinished text is not an error yet.
      if (question != null && readAnswer(question, draft, this.#today).error === null) this.#count(path, draft)
    }
  }

  #count(path: string, typed: AnswerValue | null, { source = 'TYPED', onlyHere }: Setting = {}): void {
    const value = this.#judge(path, typed)
    const before = this.#answers.get(path) ?? none
    const isOnlyHere = onlyHere ?? before.onlyHere
    if (sameValue(before.value, value) && isOnlyHere === before.onlyHere) return
    this.#answers.set(path, { ...before, value, onlyHere: isOnlyHere })
    this.#onEdit({ path, value, version: before.version, source, onlyHere: isOnlyHere })
    this.#reckon()
  }

  /** Parses a value, stores its error, and returns its stored form. */
  #judge(path: string, typed: AnswerValue | null): AnswerValue | null {
    const question = locate(this.layout, path)?.question
    const reading = question == null ? { value: typed, error: null } : readAnswer(question, typed, this.#today)
    if (reading.error === null) this.#errors.delete(path)
    else this.#errors.set(path, reading.error)
    return reading.value
  }

  #take(path: string, answer: StoredAnswer): void {
    const known = this.#answers.get(path)
    if (!sameValue(known?.value, answer.value)) this.#turn(path)
    this.#answers.set(path, answer)
    if (!this.#drafts.has(path)) this.#judge(path, answer.value)
  }

  #plain(): Record<string, AnswerValue> {
    const plain: Record<string, AnswerValue> = {}
    for (const [path, { value }] of this.#answers) if (value !== null) plain[path] = value
    return plain
  }

  #reckon(): void {
    const before = this.#derived
    this.#derived = derived(this.layout, this.#plain(), this.#today)
    for (const path of differing(before.calculated, this.#derived.calculated)) this.#tell(path)
    for (const path of differing(before.overShares, this.#derived.overShares)) this.#tell(path)
    for (const { page, signature } of this.#derived.pages)
      if (before.pages.find((other) => other.page === page)?.signature !== signature)
        this.#topics.tell(`page:${page.key}`)
    this.#topics.tell('progress')
  }

  #turn(path: string): void {
    this.#turns.set(path, (this.#turns.get(path) ?? 0) + 1)
  }

  #tell(path: string): void {
    this.#fields.delete(path)
    this.#topics.tell(path)
  }

  #errorOf(path: string, { value }: StoredAnswer): string | undefined {
    const error = this.#errors.get(path) ?? this.#derived.overShares[path]
    return error ?? (isBlank(value) ? this.#demanded.get(path) : undefined)
  }

  #stateOf(path: string): FieldState {
    const answer = this.#answers.get(path) ?? none
    const draft = this.#drafts.get(path)
    return {
      value: draft === undefined ? (this.#derived.calculated[path] ?? answer.value) : draft,
      isDraft: draft !== undefined,
      error: draft === undefined ? this.#errorOf(path, answer) : undefined,
      provenance: answer.provenance,
      onlyHere: answer.onlyHere,
      lastYear: this.#lastYear[path],
      others: this.#others.get(path) ?? noOthers,
      theirs: this.#theirs.get(path),
      comments: this.#comments[path] ?? 0,
      turn: this.#turns.get(path) ?? 0,
    }
  }
}

/** Keys under which two records differ. */
function differing(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return Object.keys({ ...one, ...other }).filter((key) => one[key] !== other[key])
}

function byPath(conflicts: readonly OtherValue[]): ReadonlyMap<string, readonly OtherValue[]> {
  const found = new Map<string, OtherValue[]>()
  for (const conflict of conflicts) found.set(conflict.path, [...(found.get(conflict.path) ?? []), conflict])
  return found
}
