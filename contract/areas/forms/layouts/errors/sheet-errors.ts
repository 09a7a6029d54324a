import type { Box, Layout, Question, Section, Sheet } from '../../layout.shapes.ts'
import { errorMessages } from './error.messages.ts'

/** Kinds that no sheet has room for. */
const kindsOffSheet: ReadonlySet<Question['kind']> = new Set(['table', 'schedule', 'file'])

/** The sheets of a layout by the number of their page in the PDF. */
export const sheetsOf = ({ pages }: Layout): ReadonlyMap<number, Sheet> =>
  new Map(pages.flatMap(({ sheet }) => (sheet === undefined ? [] : [[sheet.number, sheet] as const])))

/** What is wrong with a question's boxes on a PDF page; empty if its page has no sheet. */
export function boxErrors(
  { kind, choices, boxes = [] }: Question,
  sheet: Sheet | undefined,
  sheets: ReadonlyMap<number, Sheet>,
): string[] {
  if (sheet === undefined) return []
  if (kindsOffSheet.has(kind)) return [errorMessages.notOnSheet]
  if (boxes.length === 0) return [errorMessages.unplaced]
  const answers: readonly string[] = kind === 'yesNo' ? ['Y', 'N'] : choices
  const unknown = boxes.filter(({ mark }) => mark !== null && !answers.includes(mark))
  return [
    ...(boxes.every((box) => isOn(sheets.get(box.on ?? sheet.number), box)) ? [] : [errorMessages.outsideSheet]),
    ...unknown.map(({ mark }) => errorMessages.markUnknown(mark ?? '')),
  ]
}

/** What is wrong with a section on a PDF page. */
export const sheetSectionErrors = ({ repeat }: Section, sheet: Sheet | undefined): string[] =>
  sheet !== undefined && repeat !== null ? [errorMessages.sheetRepeat] : []

const isOn = (sheet: Sheet | undefined, box: Box): boolean =>
  sheet !== undefined && box.x + box.width <= sheet.width + 1 && box.y + box.height <= sheet.height + 1
