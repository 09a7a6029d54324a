import type { LayoutError } from '../../form.shapes.ts'
import type { Layout, Question, QuestionKind, Section } from '../../layout.shapes.ts'
import { factAddress, placeText, questionsOf } from '../places.ts'
import type { LayoutIndex } from '../places.ts'
import { errorAt } from './error-at.ts'
import { errorMessages } from './error.messages.ts'

/** What checks need of a field: its group is null if it is stored once. */
export interface KnownFact {
  readonly key: string
  readonly kind: QuestionKind
  readonly group: string | null
}

/** What is wrong with a layout's mapping to account data. An unmapped question is not an error. */
export function factErrors(layout: Layout, index: LayoutIndex, facts: readonly KnownFact[] | undefined): LayoutError[] {
  const known = facts && {
    byKey: Map.groupBy(facts, ({ key }) => key),
    groups: new Set(facts.map(({ group }) => group)),
  }
  const taken = new Map<string, string>()
  const twice = (address: string | null, place: string): string[] => {
    const other = address === null ? undefined : taken.get(address)
    if (address !== null && other === undefined) taken.set(address, place)
    return other === undefined ? [] : [errorMessages.factTwice(other)]
  }
  const ofSections = [...index.sections.values()].flatMap((place) => {
    const { section } = place
    const errors = [...groupErrors(section, known?.groups), ...twice(factAddress(section, null, null), section.title)]
    return errors.map((message) => errorAt(place, message))
  })
  const ofQuestions = questionsOf(layout).flatMap((place) => {
    const { section, question } = place
    const unfit = question.fact === null ? null : unfitness(section, question, question.fact, known?.byKey)
    const errors = unfit === null ? twice(factAddress(section, question, '*'), placeText(place)) : [unfit]
    return errors.map((message) => errorAt(place, message))
  })
  return [...ofSections, ...ofQuestions]
}

function groupErrors({ fact, repeat }: Section, groups: ReadonlySet<string | null> | undefined): string[] {
  if (fact === null) return []
  if (repeat === null) return [errorMessages.groupOnce]
  return groups === undefined || groups.has(fact) ? [] : [errorMessages.groupUnknown(fact)]
}

type FactsByKey = ReadonlyMap<string, readonly KnownFact[]>

function unfitness(section: Section, question: Question, fact: string, byKey: FactsByKey | undefined): string | null {
  if (section.repeat !== null && section.fact === null) return errorMessages.factNeedsGroup
  if (byKey === undefined) return null
  const [first, ...more] = byKey.get(fact) ?? []
  if (first === undefined) return errorMessages.factUnknown(fact)
  const group = section.repeat === null ? null : section.fact
  const fitting = [first, ...more].find((entry) => entry.group === group)
  if (fitting === undefined)
    return first.group === null ? errorMessages.factNoGroup : errorMessages.factGroup(first.group)
  return fitting.kind === question.kind ? null : errorMessages.factKind(fitting.kind)
}
