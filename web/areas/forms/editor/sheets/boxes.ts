import type { Box, Layout, Question, QuestionKind, Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { changed, emptyQuestion, emptySection, inserted, without } from '../model/edit-layout.ts'
import { keyFor } from '../model/new-keys.ts'
import { everything, find, keysOf } from '../model/places.ts'

/** A box on a page: its question, and which of its boxes. */
export interface BoxAt {
  readonly key: string
  readonly at: number
}

/** A question's box with its position on a page. */
export interface PlacedBox extends BoxAt {
  readonly question: Question
  readonly box: Box
}

/** What changes of a place; `cells` of undefined writes the answer in one piece again. */
export type BoxPatch = Partial<Omit<Box, 'cells'>> & { readonly cells?: Box['cells'] | undefined }

export type Frame = Pick<Box, 'x' | 'y' | 'width' | 'height'>

/** The smallest side of a place, in points: less cannot be hit. */
const least = 6

const round = (value: number): number => Math.round(value * 2) / 2
const between = (value: number, low: number, high: number): number => round(Math.min(Math.max(value, low), high))

/** A place moved, as far as its page reaches. */
export const movedBy = <B extends Frame>(
  box: B,
  { x, y }: { readonly x: number; readonly y: number },
  on: Sheet,
): B => ({
  ...box,
  x: between(box.x + x, 0, on.width - box.width),
  y: between(box.y + y, 0, on.height - box.height),
})

/** A place made larger or smaller by its lower right corner, as far as its page reaches. */
export const sizedBy = <B extends Frame>(
  box: B,
  { x, y }: { readonly x: number; readonly y: number },
  on: Sheet,
): B => ({
  ...box,
  width: between(box.width + x, least, on.width - box.x),
  height: between(box.height + y, least, on.height - box.y),
})

/** The box between two corners; undefined if they are too close. */
export function frameBetween(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
  on: Sheet,
): Frame | undefined {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)].map((x) => between(x, 0, on.width))
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)].map((y) => between(y, 0, on.height))
  const frame = { x: left!, y: top!, width: right! - left!, height: bottom! - top! }
  return frame.width < least || frame.height < least ? undefined : frame
}

/** The places on one page of the PDF, in the order of the form. */
export function placedOn(layout: Layout, sheet: Sheet): PlacedBox[] {
  return everything(layout).flatMap((found) => {
    if (!('section' in found)) return []
    const { item: question, page } = found
    return (question.boxes ?? []).flatMap((box, at) =>
      (box.on ?? page.sheet?.number) === sheet.number ? [{ key: question.key, at, question, box }] : [],
    )
  })
}

const boxesOf = (layout: Layout, key: string): readonly Box[] => {
  const found = find(layout, key)
  return found !== undefined && 'section' in found ? (found.item.boxes ?? []) : []
}

/** A layout in which a place is another. */
export const withBox = (layout: Layout, { key, at }: BoxAt, patch: BoxPatch): Layout =>
  changed(layout, key, {
    boxes: boxesOf(layout, key).map((box, index) => (index === at ? patched(box, patch) : box)),
  })

function patched(box: Box, patch: BoxPatch): Box {
  const { cells, ...place } = { ...box, ...patch }
  return cells === undefined ? place : { ...place, cells }
}

/** A layout without a box; a question is removed with its last box. */
export function withoutBox(layout: Layout, { key, at }: BoxAt): Layout {
  const boxes = boxesOf(layout, key)
  return boxes.length <= 1 ? without(layout, key) : changed(layout, key, { boxes: boxes.toSpliced(at, 1) })
}

/** A layout with one more box for a question, and the index of that box. */
export function withMoreBoxes(layout: Layout, key: string, frame: Frame, sheet: Sheet): BoxAt & { layout: Layout } {
  const boxes = boxesOf(layout, key)
  const found = find(layout, key)
  const own = found !== undefined && 'section' in found ? found.page.sheet?.number : undefined
  const box: Box = { ...frame, mark: null, ...(own !== sheet.number && { on: sheet.number }) }
  return { layout: changed(layout, key, { boxes: [...boxes, box] }), key, at: boxes.length }
}

/** A layout with a new question at a place of a page, and the key of the question. */
export function withDrawn(
  layout: Layout,
  sheet: Sheet,
  { frame, kind, label }: { readonly frame: Frame; readonly kind: QuestionKind; readonly label: string },
): { readonly layout: Layout; readonly key: string } {
  const taken = keysOf(layout)
  const page = layout.pages.findIndex((one) => one.sheet?.number === sheet.number)
  const { sections } = layout.pages[page]!
  const base =
    sections.length > 0
      ? layout
      : inserted(layout, { kind: 'section', page, at: 0 }, emptySection(keyFor('answers', taken), 'Answers'))
  const section = Math.max(0, sections.length - 1)
  const key = keyFor(label, keysOf(base))
  const mark = kind === 'yesNo' ? 'Y' : null
  const question = { ...emptyQuestion(key, label, kind), boxes: [{ ...frame, mark }] }
  const at = base.pages[page]!.sections[section]!.questions.length
  return { layout: inserted(base, { kind: 'question', page, section, at }, question), key }
}
