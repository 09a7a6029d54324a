import { namesIn } from '../../logic/formula/expression.ts'
import type { FormulaName } from '../../logic/formula/expression.ts'
import { formulaMessages } from '../../logic/formula/formula.messages.ts'
import { parseFormula } from '../../logic/formula/parse-formula.ts'
import type { Section } from '../../layout.shapes.ts'
import { isReckoned } from '../../values/kind-values.ts'
import type { LayoutIndex, QuestionPlace } from '../places.ts'
import { errorMessages } from './error.messages.ts'

/** What is wrong with a formula in a section, with the position of the error. */
export function formulaErrors(index: LayoutIndex, formula: string, seat: Section): string[] {
  const { expression, error } = parseFormula(formula)
  if (error !== null) return [formulaMessages.placed(error.at, error.message)]
  return namesIn(expression).flatMap((name) => {
    const message = nameError(index, name, seat)
    return message === null ? [] : [formulaMessages.placed(name.at, message)]
  })
}

function nameError(index: LayoutIndex, { name, part, counted }: FormulaName, seat: Section): string | null {
  const place = index.questions.get(name)
  if (!counted && part === null) return place === undefined ? errorMessages.unknownName(name) : valueError(place, seat)
  if (place?.question.kind === 'table') return outsideError(place, seat) ?? columnError(place, part)
  const section = index.sections.get(name)?.section
  if (section === undefined || section.repeat === null) return errorMessages.unknownList(name)
  return part === null ? null : partError(index.questions.get(part), part, section)
}

function valueError(place: QuestionPlace, seat: Section): string | null {
  return outsideError(place, seat) ?? (isReckoned(place.question.kind) ? null : notNumber(place.question.label))
}

const outsideError = ({ section, question }: QuestionPlace, seat: Section): string | null =>
  section.repeat !== null && section !== seat ? errorMessages.otherItems(question.label, section.title) : null

const notNumber = (label: string): string => errorMessages.notNumber(label)

function columnError({ question }: QuestionPlace, part: string | null): string | null {
  if (part === null) return null
  const column = question.columns.find(({ key }) => key === part)
  if (column === undefined) return errorMessages.unknownPart(part, question.label)
  return isReckoned(column.kind) ? null : notNumber(column.label)
}

function partError(place: QuestionPlace | undefined, part: string, section: Section): string | null {
  if (place === undefined || place.section !== section) return errorMessages.unknownPart(part, section.title)
  return isReckoned(place.question.kind) ? null : notNumber(place.question.label)
}
