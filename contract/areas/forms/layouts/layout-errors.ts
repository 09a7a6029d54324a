import type { LayoutError } from '../form.shapes.ts'
import type { Layout, Sheet } from '../layout.shapes.ts'
import { workingOrder } from '../logic/order.ts'
import type { Step } from '../logic/order.ts'
import { conditionErrors } from './errors/condition-errors.ts'
import { factErrors } from './errors/fact-errors.ts'
import type { KnownFact } from './errors/fact-errors.ts'
import { errorAt } from './errors/error-at.ts'
import { errorMessages } from './errors/error.messages.ts'
import { formulaErrors } from './errors/formula-errors.ts'
import { answeredErrors, lockErrors } from './errors/answered-errors.ts'
import { questionErrors, sectionErrors } from './errors/question-errors.ts'
import { boxErrors, sheetSectionErrors, sheetsOf } from './errors/sheet-errors.ts'
import { treeOf } from './layout-tree.ts'
import type { LayoutItem } from './layout-tree.ts'
import { indexOf } from './places.ts'
import type { LayoutIndex } from './places.ts'

/** The context for checking a layout. */
export interface LayoutSurroundings {
  /** The layout of the level above. */
  readonly parent?: Layout | null
  /** The layout in force at this level, in which questions were answered. */
  readonly inForce?: Layout | null
  /** Keys of questions that have answers. */
  readonly answeredKeys?: Iterable<string>
  /** The account data fields; not checked if omitted. */
  readonly facts?: readonly KnownFact[]
}

/** What prevents publishing a layout, in form order, each with its place. */
export function layoutErrors(layout: Layout, surroundings: LayoutSurroundings = {}): LayoutError[] {
  const { parent = null, inForce = null, answeredKeys = [], facts } = surroundings
  const index = indexOf(layout)
  const sheets = sheetsOf(layout)
  const items = [...treeOf(layout).items.values()]
  const errors = [
    ...keyErrors(items),
    ...items.flatMap((item) => itemErrors({ index, sheets }, item).map((message) => errorAt(item.parts, message))),
    ...circleErrors(layout),
    ...factErrors(layout, index, facts),
    ...answeredErrors(layout, inForce ?? parent, answeredKeys),
    ...(parent === null ? [] : lockErrors(parent, layout)),
  ]
  const order = new Map(items.map(({ parts }, at) => [keyIn(parts), at]))
  const placeOf = ({ key }: LayoutError) => order.get(key ?? '') ?? items.length
  return errors.toSorted((left, right) => placeOf(left) - placeOf(right))
}

const keyIn = ({ page, section, question }: LayoutItem['parts']): string => (question ?? section ?? page).key

/** Answers, conditions and formulas name things by their key alone. */
function keyErrors(items: readonly LayoutItem[]): LayoutError[] {
  const seen = new Set<string>()
  return items.flatMap(({ parts }) => {
    const key = keyIn(parts)
    return seen.size === seen.add(key).size ? [errorAt(parts, errorMessages.keyTaken(key))] : []
  })
}

interface Places {
  readonly index: LayoutIndex
  readonly sheets: ReadonlyMap<number, Sheet>
}

function itemErrors({ index, sheets }: Places, { parts: { page, section, question } }: LayoutItem): string[] {
  if (section === undefined) return conditionErrors(index, page.showIf, null)
  const { sheet } = page
  if (question === undefined) {
    const errors = [...sectionErrors(section), ...sheetSectionErrors(section, sheet)]
    return [...errors, ...conditionErrors(index, section.showIf, null)]
  }
  const formula = question.kind === 'calculated' ? formulaErrors(index, question.formula, section) : []
  const own = [...questionErrors(question), ...boxErrors(question, sheet, sheets), ...formula]
  return [...own, ...conditionErrors(index, question.showIf, section)]
}

/** The most names listed for a cycle, enough to fix it. */
const mostNames = 12

function circleErrors(layout: Layout): LayoutError[] {
  return workingOrder(layout).circles.flatMap((circle) => {
    const [first] = circle
    const names = circle.slice(0, mostNames).map(titleOf)
    const rest = circle.length > mostNames ? ['…'] : []
    const message = errorMessages.circle([...names, ...rest, names[0] ?? ''])
    return first === undefined ? [] : [errorAt(partsOf(first), message)]
  })
}

/** The innermost part of a step. */
function partsOf(step: Step): LayoutItem['parts'] {
  if (step.is === 'page') return { page: step.page }
  const { page, section } = step
  return step.is === 'section' ? { page, section } : { page, section, question: step.question }
}

function titleOf(step: Step): string {
  if (step.is === 'question') return step.question.label
  return step.is === 'section' ? step.section.title : step.page.title
}
