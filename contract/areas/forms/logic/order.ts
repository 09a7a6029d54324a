import { indexOf } from '../layouts/places.ts'
import type { LayoutIndex } from '../layouts/places.ts'
import type { Layout, Page, Question, Section, ShowIf } from '../layout.shapes.ts'
import { namesIn } from './formula/expression.ts'
import type { Expression, FormulaName } from './formula/expression.ts'
import { parseFormula } from './formula/parse-formula.ts'

/** A page, section or question whose visibility or value depends on others. */
export type Step =
  | { readonly is: 'page'; readonly key: string; readonly page: Page }
  | { readonly is: 'section'; readonly key: string; readonly page: Page; readonly section: Section }
  | {
      readonly is: 'question'
      readonly key: string
      readonly page: Page
      readonly section: Section
      readonly question: Question
      readonly formula: Expression | null
    }

/** The evaluation order of a layout, and its cycles. */
export interface WorkingOrder {
  readonly steps: readonly Step[]
  readonly circles: readonly (readonly Step[])[]
}

const orders = new WeakMap<Layout, WorkingOrder>()

/** The steps of a layout, each after what it follows from: its page and section, its conditions, its formula. */
export function workingOrder(layout: Layout): WorkingOrder {
  const known = orders.get(layout)
  if (known !== undefined) return known
  const order = ordered(stepsOf(indexOf(layout)))
  orders.set(layout, order)
  return order
}

interface Linked {
  readonly step: Step
  readonly needs: readonly Linked[]
}

/** Keys of pages and sections are marked: a draft may give one key to a section and to a question. */
const pageName = (page: Page) => `page ${page.key}`
const sectionName = (section: Section) => `section ${section.key}`

function stepsOf({ pages, sections, questions }: LayoutIndex): Linked[] {
  const all = new Map<string, { step: Step; needs: Linked[]; names: readonly string[] }>()
  const add = (name: string, step: Step, names: readonly string[]) => all.set(name, { step, needs: [], names })
  for (const [key, page] of pages) add(pageName(page), { is: 'page', key, page }, tested(page.showIf))
  for (const [key, { page, section }] of sections) {
    add(sectionName(section), { is: 'section', key, page, section }, [pageName(page), ...tested(section.showIf)])
  }
  for (const [key, { page, section, question }] of questions) {
    const formula = question.kind === 'calculated' ? parseFormula(question.formula).expression : null
    const read = formula === null ? [] : namesIn(formula).flatMap((name) => readBy(name, questions.has(name.name)))
    const names = [sectionName(section), ...tested(question.showIf), ...read]
    add(key, { is: 'question', key, page, section, question, formula }, names)
  }
  for (const linked of all.values()) linked.needs.push(...linked.names.flatMap((name) => all.get(name) ?? []))
  return [...all.values()]
}

/** The inputs of a name in a formula: a question, or a section with its summed question. */
function readBy({ name, part, counted }: FormulaName, isQuestion: boolean): string[] {
  if (isQuestion || (part === null && !counted)) return [name]
  return part === null ? [`section ${name}`] : [`section ${name}`, part]
}

const tested = (showIf: ShowIf | null): string[] =>
  showIf === null ? [] : showIf.tests.map(({ question }) => question)

/** The most cycles listed; the others show after these are fixed. */
const mostCircles = 20

/** Visits each step's dependencies. On an explicit stack, not the call stack: a chain may be as long as the form. */
function ordered(all: readonly Linked[]): WorkingOrder {
  const steps: Step[] = []
  const circles: Step[][] = []
  const state = new Map<Linked, 'open' | 'done'>()
  for (const start of all) {
    const trail: { linked: Linked; next: number }[] = state.has(start) ? [] : [{ linked: start, next: 0 }]
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      state.set(top.linked, 'open')
      const need = top.linked.needs[top.next]
      top.next += 1
      if (need === undefined) {
        state.set(top.linked, 'done')
        steps.push(top.linked.step)
        trail.pop()
      } else if (!state.has(need)) trail.push({ linked: need, next: 0 })
      else if (state.get(need) === 'open' && circles.length < mostCircles) {
        const from = trail.findIndex(({ linked }) => linked === need)
        circles.push(trail.slice(from).map(({ linked }) => linked.step))
      }
    }
  }
  return { steps, circles }
}
