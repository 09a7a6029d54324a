import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { AnswerEdit, AnswerSource, StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Answers, AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { locate, type Located } from '@portico/contract/areas/forms/layouts/places.ts'
import { readAnswer } from '@portico/contract/areas/forms/values/read-answer.ts'
import type { AnswerWrite } from './answers.store.ts'
import { type Book, type Filled, sameValue, type Sheet } from './filled-form.ts'

/** What edits are checked against. */
export interface Judging {
  readonly sheet: Sheet
  readonly book: Book
  readonly filled: Filled
  /** The form's name where its answers are used elsewhere. */
  readonly title: string
  /** The source of every answer of a person who came by a link, whatever the edit says. */
  readonly source?: 'OPEN_LINK'
  readonly lastYear: { readonly year: string; readonly answers: Answers } | null
  /** The latest allowed answer to questions about the past. */
  readonly today: string
}

/** The outcome of edits. */
export interface Judged {
  readonly facts: ReadonlyMap<string, AnswerWrite>
  readonly own: ReadonlyMap<string, AnswerWrite>
  /** Paths of answers that the form no longer keeps to itself. */
  readonly dropped: ReadonlySet<string>
  /** Edited paths, each with its address in the account data. */
  readonly saved: ReadonlyMap<string, string | null>
  readonly stale: ReadonlySet<string>
  readonly errors: Readonly<Record<string, string>>
  /** Edits that can never be saved, by their place in the request: then none is. */
  readonly refused: Readonly<Record<string, string>>
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
interface Outcome extends Writable<Judged> {
  facts: Map<string, AnswerWrite>
  own: Map<string, AnswerWrite>
  dropped: Set<string>
  saved: Map<string, string | null>
  stale: Set<string>
  errors: Record<string, string>
  refused: Record<string, string>
}

const none: StoredAnswer = { value: null, version: 0, provenance: null, onlyHere: false }

/** Decides of each edit, on its own, whether it is saved, and where. Of two edits of one answer the later counts. */
export function judgeEdits(judging: Judging, edits: readonly AnswerEdit[]): Judged {
  const outcome: Outcome = {
    facts: new Map(),
    own: new Map(),
    dropped: new Set(),
    saved: new Map(),
    stale: new Set(),
    errors: {},
    refused: {},
  }
  const lastOf = new Map(edits.map(({ path }, at) => [path, at]))
  const items = itemsAfter(judging, edits)
  for (const [at, edit] of edits.entries()) {
    const place = locate(judging.sheet.layout, edit.path)
    const error = errorOf(place, edit)
    if (place === undefined || error !== undefined) outcome.refused[`edits.${at}.path`] = error ?? ''
    else if (lastOf.get(edit.path) === at) judge(judging, outcome, { place, edit, isThere: items.has(place) })
  }
  return outcome
}

function errorOf(place: Located | undefined, edit: AnswerEdit): string | undefined {
  if (place === undefined) return applicationMessages.unknownQuestion
  if (place.question?.kind === 'calculated') return applicationMessages.calculated
  return place.question === null && !isItemList(edit.value, place) ? applicationMessages.tooManyItems : undefined
}

const itemForm = /^[A-Za-z0-9-]{1,40}$/

function isItemList(value: AnswerValue | null, { section }: Located): boolean {
  if (value === null) return true
  if (!Array.isArray(value) || value.length > (section.repeat?.most ?? 0)) return false
  return value.every((item) => typeof item === 'string' && itemForm.test(item))
}

/** Which items exist after the edits, since removed items cannot be filled. */
function itemsAfter({ filled }: Judging, edits: readonly AnswerEdit[]) {
  const edited = new Map(edits.map(({ path, value }) => [path, value]))
  const known = new Map<string, ReadonlySet<unknown>>()
  const itemsOfSection = (key: string) => {
    const before = filled.answers.get(key)?.value
    const after = edited.get(key)
    const all = [before, after].flatMap((list) => (Array.isArray(list) ? [...list] : []))
    const set = known.get(key) ?? new Set<unknown>(all)
    known.set(key, set)
    return set
  }
  return { has: ({ section, itemId }: Located) => itemId === null || itemsOfSection(section.key).has(itemId) }
}

function judge(
  judging: Judging,
  outcome: Outcome,
  { place, edit, isThere }: { readonly place: Located; readonly edit: AnswerEdit; readonly isThere: boolean },
): void {
  const { path } = edit
  const stands = judging.filled.answers.get(path) ?? none
  const { value, error } = read(place, edit.value, judging.today)
  const address = judging.sheet.addressOf(place, path)
  const onlyHere = edit.onlyHere && address !== null
  const isSame = sameValue(stands.value, value) && stands.onlyHere === onlyHere
  if (!isThere || (edit.version !== stands.version && !isSame)) {
    outcome.stale.add(path)
    return
  }
  if (error !== null) outcome.errors[path] = error
  outcome.saved.set(path, address)
  if (isSame) return
  const write = { place: path, value, version: stands.version + 1, ...originOf(judging, { edit, value, address }) }
  if (address === null || onlyHere) outcome.own.set(path, write)
  else share(judging, outcome, { address, stands, write })
}

/** Stores a value in the account data, and drops the form's own value. */
function share(
  { book }: Judging,
  outcome: Outcome,
  { address, stands, write }: { readonly address: string; readonly stands: StoredAnswer; readonly write: AnswerWrite },
): void {
  if (stands.onlyHere) outcome.dropped.add(write.place)
  const fact = book.facts.get(address)
  if (fact !== undefined && sameValue(fact.value, write.value)) return
  const version = Math.max(write.version, (fact?.version ?? 0) + 1)
  outcome.facts.set(address, { ...write, place: address, version })
}

function read({ question }: Located, given: AnswerValue | null, today: string) {
  if (question !== null) return readAnswer(question, given, today)
  return { value: Array.isArray(given) && given.length > 0 ? [...new Set(given as string[])] : null, error: null }
}

/** A value's source: as the edit says if that is true, else typed. */
function originOf(
  { book, lastYear, title, source: said }: Judging,
  {
    edit,
    value,
    address,
  }: { readonly edit: AnswerEdit; readonly value: AnswerValue | null; readonly address: string | null },
): { readonly source: AnswerSource; readonly detail: string } {
  if (said !== undefined) return { source: said, detail: title }
  const source = address === null ? undefined : book.sources.get(address)
  if (source !== undefined && source.provenance.source === edit.source && sameValue(source.value, value))
    return { source: edit.source, detail: source.provenance.detail }
  const isLastYears = edit.source === 'LAST_YEAR' && sameValue(lastYear?.answers[edit.path] ?? null, value)
  if (isLastYears && lastYear !== null) return { source: 'LAST_YEAR', detail: lastYear.year }
  return { source: 'TYPED', detail: title }
}
