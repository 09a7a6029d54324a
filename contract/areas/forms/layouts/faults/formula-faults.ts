import { namesIn } from '../../logic/formula/expression.ts'
import type { FormulaName } from '../../logic/formula/expression.ts'
import { formulaMessages } from '../../logic/formula/formula.messages.ts'
import { parseFormula } from '../../logic/formula/parse-formula.ts'
import type { Section } from '../../layout.shapes.ts'
import { isReckoned } from '../../values/kind-values.ts'
import type { LayoutIndex, QuestionPlace } from '../places.ts'
import { faultMessages } from './fault.messages.ts'

/** What is wrong with a formula in a section, with the position of the error. */
export function formulaFaults(index: LayoutIndex, formula: string, seat: Section): string[] {
  const { expression, fault } = parseFormula(formula)
  if (fault !== null) return [formulaMessages.placed(fault.at, fault.message)]
  return namesIn(expression).flatMap((name) => {
    const message = nameFault(index, name, seat)
    return message === null ? [] : [formulaMessages.placed(name.at, message)]
  })
}

function nameFault(index: LayoutIndex, { name, part, counted }: FormulaName, seat: Section): string | null {
  const place = index.questions.get(name)
  if (!counted && part === null) return place === undefined ? faultMessages.unknownName(name) : valueFault(place, seat)
  if (place?.question.kind === 'table') return outsideFault(place, seat) ?? columnFault(place, part)
  const section = index.sections.get(name)?.section
  if (section === undefined || section.repeat === null) return faultMessages.unknownList(name)
  return part === null ? null : partFault(index.questions.get(part), part, section)
}

function valueFault(place: QuestionPlace, seat: Section): string | null {
  return outsideFault(place, seat) ?? (isReckoned(place.question.kind) ? null : notNumber(place.question.label))
}

const outsideFault = ({ section, question }: QuestionPlace, seat: Section): string | null =>
  section.repeat !== null && section !== seat ? faultMessages.otherItems(question.label, section.title) : null

const notNumber = (label: string): string => faultMessages.notNumber(label)

function columnFault({ question }: QuestionPlace, part: string | null): string | null {
  if (part === null) return null
  const column = question.columns.find(({ key }) => key === part)
  if (column === undefined) return faultMessages.unknownPart(part, question.label)
  return isReckoned(column.kind) ? null : notNumber(column.label)
}

function partFault(place: QuestionPlace | undefined, part: string, section: Section): string | null {
  if (place === undefined || place.section !== section) return faultMessages.unknownPart(part, section.title)
  return isReckoned(place.question.kind) ? null : notNumber(place.question.label)
}
