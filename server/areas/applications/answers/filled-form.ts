import type { Conflict, StoredAnswer, Provenance } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Answers, AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { factAddress, itemsOf, pathOf, type Located } from '@portico/contract/areas/forms/layouts/places.ts'
import { isSameAnswer, isSameValue } from '@portico/contract/areas/forms/layouts/same-value.ts'
import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'
import { withCalculated } from '@portico/contract/areas/forms/logic/shown.ts'

/** A value as stored: null if it was withdrawn. */
export interface StoredValue {
  readonly value: AnswerValue | null
  readonly version: number
  readonly provenance: Provenance
}

/** A value of a field from another part of the portal. */
export interface SourceValue {
  readonly value: AnswerValue
  readonly provenance: Provenance
}

/** The account data, with values from its schedules and its own record. */
export interface Book {
  readonly facts: ReadonlyMap<string, StoredValue>
  readonly sources: ReadonlyMap<string, SourceValue>
}

/** A form to answer: its questions, and where the answers are stored. */
export interface Sheet {
  readonly layout: Layout
  /** Where an answer is stored in the account data; null if the form stores it itself. */
  readonly addressOf: (place: Pick<Located, 'section' | 'question' | 'itemId'>, path: string) => string | null
  /** Answers that the form itself holds, by path. */
  readonly own: ReadonlyMap<string, StoredValue>
}

/** Every answer of a form, with what disagrees. */
export interface Filled {
  readonly answers: ReadonlyMap<string, StoredAnswer>
  /** The values alone, calculated ones among them, as the rules take them. */
  readonly values: Answers
  readonly conflicts: readonly Conflict[]
}

/** The addresses of an application: as its layout maps them. */
export const mappedAddress = ({
  section,
  question,
  itemId,
}: Pick<Located, 'section' | 'question' | 'itemId'>): string | null =>
  question?.kind === 'calculated' ? null : factAddress(section, question, itemId)

export const sameValue = (one: AnswerValue | null, other: AnswerValue | null): boolean =>
  isSameValue(one, other) || (isBlank(one) && isBlank(other))

/** Whether two sources agree: a list in another order is no disagreement, though a person may reorder it. */
export const agrees = (one: AnswerValue | null, other: AnswerValue | null): boolean =>
  isSameAnswer(one, other) || (isBlank(one) && isBlank(other))

/** Fills a form from its own answers, the account data and, if that is blank, its sources. */
export function fill(sheet: Sheet, book: Book): Filled {
  const answers = new Map<string, StoredAnswer>()
  const conflicts: Conflict[] = []
  const take = (path: string, place: Pick<Located, 'section' | 'question' | 'itemId'>) => {
    const { answer, conflict } = access(sheet.own.get(path), sheet.addressOf(place, path), book)
    if (answer !== undefined) answers.set(path, place.question === null ? withinRoom(answer, place.section) : answer)
    const isAddedTo = place.question === null && holdsAll(answer?.value, conflict?.value)
    if (conflict !== undefined && !isAddedTo) conflicts.push({ path, ...conflict })
  }
  for (const section of sheet.layout.pages.flatMap((page) => page.sections)) {
    if (section.repeat !== null) take(section.key, { section, question: null, itemId: null })
    const items = section.repeat === null ? [null] : itemsIn(section, answers)
    for (const itemId of items) {
      for (const question of section.questions) {
        if (question.kind !== 'calculated') take(pathOf(section, question, itemId), { section, question, itemId })
      }
    }
  }
  const values = withCalculated(sheet.layout, valuesOf(answers))
  for (const [path, value] of Object.entries(values)) {
    if (!answers.has(path)) answers.set(path, { value, version: 0, provenance: null, onlyHere: false })
  }
  return { answers, values, conflicts }
}

/** The value of one question, and values that disagree with it. */
function access(
  own: StoredValue | undefined,
  address: string | null,
  { facts, sources }: Book,
): { readonly answer?: StoredAnswer; readonly conflict?: Omit<Conflict, 'path'> } {
  if (address === null) return own === undefined ? {} : { answer: { ...own, onlyHere: false } }
  const source = sources.get(address)
  const fact = facts.get(address)
  const shared = fact ?? (source === undefined ? undefined : { ...source, version: 0 })
  if (own !== undefined) return { answer: { ...own, onlyHere: true }, ...disagreeing(own, shared) }
  if (shared === undefined) return {}
  return { answer: { ...shared, onlyHere: false }, ...disagreeing(shared, source) }
}

function disagreeing(
  standsNow: Pick<StoredValue, 'value'>,
  other: { readonly value: AnswerValue | null; readonly provenance: Provenance } | undefined,
): { readonly conflict?: Omit<Conflict, 'path'> } {
  if (other === undefined || other.value === null || agrees(standsNow.value, other.value)) return {}
  return { conflict: { value: other.value, provenance: other.provenance } }
}

/** A list that has not been edited here, as far as the form has room for it. */
const withinRoom = (list: StoredAnswer, { repeat }: Section): StoredAnswer =>
  list.version > 0 || !Array.isArray(list.value) ? list : { ...list, value: list.value.slice(0, repeat?.most) }

/** A list with additions does not disagree with its source. */
function holdsAll(list: AnswerValue | null | undefined, part: AnswerValue | undefined): boolean {
  if (!Array.isArray(list) || !Array.isArray(part)) return false
  const held = new Set<unknown>(list)
  return part.every((each) => held.has(each))
}

const itemsIn = (section: Section, answers: ReadonlyMap<string, StoredAnswer>): readonly string[] =>
  itemsOf(section, { [section.key]: answers.get(section.key)?.value ?? [] })

const valuesOf = (answers: ReadonlyMap<string, StoredAnswer>): Answers =>
  Object.fromEntries([...answers].flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])))
