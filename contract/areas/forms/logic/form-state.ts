import type { AnswerValue, Answers } from '../answer.shapes.ts'
import type { Layout, Question, Section, ShowIf } from '../layout.shapes.ts'
import { indexOf, itemsOf, pathOf, valueAt } from '../layouts/places.ts'
import type { LayoutIndex } from '../layouts/places.ts'
import { isBlank } from '../values/kind-values.ts'
import { holds } from './conditions.ts'
import type { Asked } from './conditions.ts'
import { evaluate } from './formula/evaluate.ts'
import type { Expression } from './formula/expression.ts'
import { workingOrder } from './order.ts'
import type { Step } from './order.ts'

/**
 * What is visible for the current answers, by key of page and section and by path of question, and the calculated
 * values.
 */
export interface FormState {
  readonly pages: ReadonlySet<string>
  readonly sections: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
  readonly calculated: ReadonlyMap<string, string>
}

/**
 * Evaluates a form: conditions and calculations together, since each may read the other. Hidden answers do not count.
 */
export function formStateOf(layout: Layout, answers: Answers): FormState {
  const formState = new WorkedOut(indexOf(layout), answers)
  for (const step of workingOrder(layout).steps) formState.take(step)
  return formState
}

/** The position of a question that reads others: its section and item. */
interface Seat {
  readonly section: Section
  readonly itemId: string | null
}

class WorkedOut implements FormState {
  readonly pages = new Set<string>()
  readonly sections = new Set<string>()
  readonly paths = new Set<string>()
  readonly calculated = new Map<string, string>()
  readonly #index: LayoutIndex
  readonly #answers: Answers
  readonly #items = new Map<Section, readonly (string | null)[]>()

  constructor(index: LayoutIndex, answers: Answers) {
    this.#index = index
    this.#answers = answers
  }

  take(step: Step): void {
    if (step.is === 'page') {
      if (this.#holds(step.page.showIf, null)) this.pages.add(step.key)
    } else if (step.is === 'section') {
      const isAsked = this.pages.has(step.page.key) && this.#holds(step.section.showIf, null)
      if (isAsked) this.sections.add(step.key)
    } else if (this.sections.has(step.section.key)) {
      for (const itemId of this.#itemsOf(step.section))
        this.#takeQuestion(step.question, step.formula, { section: step.section, itemId })
    }
  }

  #takeQuestion(question: Question, formula: Expression | null, seat: Seat): void {
    if (!this.#holds(question.showIf, seat)) return
    const path = pathOf(seat.section, question, seat.itemId)
    this.paths.add(path)
    const result = formula === null ? undefined : evaluate(formula, this.#inputsAt(seat))
    if (result !== undefined) this.calculated.set(path, result)
  }

  #holds(showIf: ShowIf | null, seat: Seat | null): boolean {
    return holds(showIf, (key) => this.#asked(key, seat))
  }

  /** One for a section that is answered once. */
  #itemsOf(section: Section): readonly (string | null)[] {
    const known = this.#items.get(section)
    if (known !== undefined) return known
    const items = section.repeat === null ? [null] : itemsOf(section, this.#answers)
    this.#items.set(section, items)
    return items
  }

  /** The question of a key as seen from a position: in its own item, else outside of all items. */
  #asked(key: string, seat: Seat | null): Asked | undefined {
    const place = this.#index.questions.get(key)
    if (place === undefined) return undefined
    const itemId = place.section === seat?.section ? seat.itemId : null
    if (place.section.repeat !== null && itemId === null) return undefined
    return { question: place.question, value: this.#value(place.section, place.question, itemId) }
  }

  #value(section: Section, question: Question, itemId: string | null): AnswerValue | undefined {
    const path = pathOf(section, question, itemId)
    if (!this.paths.has(path)) return undefined
    return question.kind === 'calculated' ? this.calculated.get(path) : valueAt(this.#answers, path)
  }

  #inputsAt(seat: Seat) {
    return {
      value: (name: string) => reckoned(this.#asked(name, seat)?.value),
      list: (name: string, part: string) => this.#list(name, part, seat),
      count: (name: string) => this.#count(name, seat),
    }
  }

  #list(name: string, part: string, seat: Seat): readonly (string | undefined)[] {
    if (this.#index.questions.has(name)) return this.#rows(name, seat).map((row) => reckoned(row[part]))
    const { section, question } = this.#index.questions.get(part) ?? {}
    if (section === undefined || question === undefined || section.key !== name) return []
    return this.#itemsOf(section).map((itemId) => reckoned(this.#value(section, question, itemId)))
  }

  #count(name: string, seat: Seat): number {
    if (this.#index.questions.has(name)) return this.#rows(name, seat).length
    const section = this.sections.has(name) ? this.#index.sections.get(name)?.section : undefined
    return section === undefined || section.repeat === null ? 0 : this.#itemsOf(section).length
  }

  #rows(key: string, seat: Seat): readonly Readonly<Record<string, string>>[] {
    const value = this.#asked(key, seat)?.value
    if (!Array.isArray(value)) return []
    return value.filter((row): row is Record<string, string> => typeof row === 'object' && !isBlank(row))
  }
}

/** Yes counts one and no nought. */
function reckoned(value: AnswerValue | undefined): string | undefined {
  if (value === 'Y') return '1'
  if (value === 'N') return '0'
  return typeof value === 'string' ? value : undefined
}
