import type { LayoutFault } from '../form.shapes.ts'
import type { Layout, Sheet } from '../layout.shapes.ts'
import { workingOrder } from '../logic/order.ts'
import type { Step } from '../logic/order.ts'
import { conditionFaults } from './faults/condition-faults.ts'
import { factFaults } from './faults/fact-faults.ts'
import type { KnownFact } from './faults/fact-faults.ts'
import { faultAt } from './faults/fault-at.ts'
import { faultMessages } from './faults/fault.messages.ts'
import { formulaFaults } from './faults/formula-faults.ts'
import { answeredFaults, lockFaults } from './faults/kept-faults.ts'
import { questionFaults, sectionFaults } from './faults/question-faults.ts'
import { boxFaults, sheetSectionFaults, sheetsOf } from './faults/sheet-faults.ts'
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
export function layoutFaults(layout: Layout, surroundings: LayoutSurroundings = {}): LayoutFault[] {
  const { parent = null, inForce = null, answeredKeys = [], facts } = surroundings
  const index = indexOf(layout)
  const sheets = sheetsOf(layout)
  const items = [...treeOf(layout).items.values()]
  const faults = [
    ...keyFaults(items),
    ...items.flatMap((item) => itemFaults({ index, sheets }, item).map((message) => faultAt(item.parts, message))),
    ...circleFaults(layout),
    ...factFaults(layout, index, facts),
    ...answeredFaults(layout, inForce ?? parent, answeredKeys),
    ...(parent === null ? [] : lockFaults(parent, layout)),
  ]
  const order = new Map(items.map(({ parts }, at) => [keyIn(parts), at]))
  const placeOf = ({ key }: LayoutFault) => order.get(key ?? '') ?? items.length
  return faults.toSorted((left, right) => placeOf(left) - placeOf(right))
}

const keyIn = ({ page, section, question }: LayoutItem['parts']): string => (question ?? section ?? page).key

/** Answers, conditions and formulas name things by their key alone. */
function keyFaults(items: readonly LayoutItem[]): LayoutFault[] {
  const seen = new Set<string>()
  return items.flatMap(({ parts }) => {
    const key = keyIn(parts)
    return seen.size === seen.add(key).size ? [faultAt(parts, faultMessages.keyTaken(key))] : []
  })
}

interface Places {
  readonly index: LayoutIndex
  readonly sheets: ReadonlyMap<number, Sheet>
}

function itemFaults({ index, sheets }: Places, { parts: { page, section, question } }: LayoutItem): string[] {
  if (section === undefined) return conditionFaults(index, page.showIf, null)
  const { sheet } = page
  if (question === undefined) {
    const faults = [...sectionFaults(section), ...sheetSectionFaults(section, sheet)]
    return [...faults, ...conditionFaults(index, section.showIf, null)]
  }
  const formula = question.kind === 'calculated' ? formulaFaults(index, question.formula, section) : []
  const own = [...questionFaults(question), ...boxFaults(question, sheet, sheets), ...formula]
  return [...own, ...conditionFaults(index, question.showIf, section)]
}

/** The most names listed for a cycle, enough to fix it. */
const mostNames = 12

function circleFaults(layout: Layout): LayoutFault[] {
  return workingOrder(layout).circles.flatMap((circle) => {
    const [first] = circle
    const names = circle.slice(0, mostNames).map(titleOf)
    const rest = circle.length > mostNames ? ['…'] : []
    const message = faultMessages.circle([...names, ...rest, names[0] ?? ''])
    return first === undefined ? [] : [faultAt(partsOf(first), message)]
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
