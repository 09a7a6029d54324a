import type { Answers, AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Box, Layout, Page, Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { valueAt } from '@portico/contract/areas/forms/layouts/places.ts'
import { shown } from '@portico/contract/areas/forms/logic/shown.ts'
import { lettersAt, lettersOf } from '@portico/contract/areas/forms/values/letters-in-boxes.ts'
import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'
import { writtenAnswer } from './written-answer.ts'
import type { Stamp } from '../../../platform/pdf/pdf-work.ts'

/** The marks on a PDF form's pages for its answers; hidden questions stay blank. */
export const stampsOf = (layout: Layout, values: Answers): Stamp[] =>
  shown(layout, values).flatMap(({ page, sections }) =>
    sections
      .flatMap(({ items }) => items)
      .flatMap(({ questions }) => questions)
      .flatMap(({ path, question }) => stampsFor(page, question, valueAt(values, path))),
  )

function stampsFor({ sheet }: Page, question: Question, value: AnswerValue | undefined): Stamp[] {
  const { boxes = [], label, kind } = question
  if (sheet === undefined || value === undefined || isBlank(value)) return []
  const text = writtenAnswer(question, value)
  const inCells = boxes.filter(({ cells }) => cells !== undefined)
  const room = Math.max(0, ...inCells.map(({ cells }) => cells!.from + cells!.count))
  const placeOf = ({ x, y, width, height, on }: Box) => ({ page: on ?? sheet.number, x, y, width, height, label })
  if (inCells.length > 0 && lettersOf(text).length <= room) {
    return inCells.map((box) => ({
      ...placeOf(box),
      draw: 'cells',
      cells: box.cells!.count,
      text: lettersAt(text, box.cells!),
    }))
  }
  // An answer too long for its boxes is written across the first and continued at the end.
  return (inCells.length > 0 ? boxes.slice(0, 1) : boxes)
    .filter((box) => box.mark === null || isMarked(value, box.mark))
    .map((box) => ({
      ...placeOf(box),
      draw: box.mark !== null ? 'cross' : kind === 'longText' || box.height > tall ? 'lines' : 'line',
      text: box.mark === null ? text : '',
    }))
}

/** A box higher than this has room for a second line. */
const tall = 26

const isMarked = (value: AnswerValue, mark: string): boolean =>
  Array.isArray(value) ? value.some((entry) => entry === mark) : value === mark
