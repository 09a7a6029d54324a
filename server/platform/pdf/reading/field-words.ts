import type { PdfField } from '../pdf-work.ts'
import type { PdfWord } from './page-words.ts'

type Place = PdfField['places'][number]

/** Words that programs give to fields, and that say nothing of what is asked. */
const emptyWords = new Set(
  'box button c cb check checkbox combo dropdown f field fill form group list num number p page radio row subform t table text textbox topmost undefined untitled'.split(
    ' ',
  ),
)

/** Whether the name of a field, such as `topmostSubform[0].Page1[0].f1_3[0]`, says nothing of what it asks. */
export function isNameless(name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1).replaceAll(/\[\d+\]/g, '')
  const words = last
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.every((word) => word.length < 2 || emptyWords.has(word))
}

/** The fields with labels from their page, if neither the PDF nor their names give one. */
export const named = (fields: readonly PdfField[], words: readonly PdfWord[]): PdfField[] => {
  const onPage = Map.groupBy(words, ({ page }) => page)
  const places = fields.flatMap((field) => field.places)
  return fields.map((field) => {
    if (field.label !== '' || !isNameless(field.name)) return field
    const [place] = field.places
    const near = onPage.get(place!.page) ?? []
    const others = places.filter((other) => other.page === place!.page && other !== place)
    return { ...field, label: wordsFor(field, place!, { near, others }).slice(0, 300) }
  })
}

interface Around {
  readonly near: readonly PdfWord[]
  /** The places of other fields: words beyond them are theirs. */
  readonly others: readonly Place[]
}

/** The label of a field on the page: right of a box, else before it on its line, else above it. */
function wordsFor({ kind, places }: PdfField, place: Place, around: Around): string {
  const isOneBox = kind === 'check' && places.length === 1
  const ways = isOneBox
    ? [wordsAfter, wordsBefore]
    : kind === 'check'
      ? [wordsBefore, wordsAbove]
      : [wordsBefore, wordsAbove]
  return ways.map((way) => tidied(way(place, around))).find((text) => /\p{L}{2}/u.test(text)) ?? ''
}

const tidied = (words: readonly PdfWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[._\s…]{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s:]+$/, '')
    .trim()

const isOnLine = (place: Place, word: PdfWord): boolean => {
  const middle = word.y + word.height / 2
  return middle > place.y - 2 && middle < place.y + place.height + 2
}

const end = ({ x, width }: { readonly x: number; readonly width: number }): number => x + width

/** Points between two runs of text that still belong together, and between a text and its field. */
const [wordGap, fieldGap] = [12, 90]

function wordsBefore(place: Place, { near, others }: Around): PdfWord[] {
  const wall = Math.max(
    0,
    ...others.filter((other) => isOnLine(place, { ...other, text: '' }) && end(other) <= place.x + 2).map(end),
  )
  const line = near
    .filter((word) => isOnLine(place, word) && word.x >= wall - 2 && end(word) <= place.x + 4)
    .toSorted((one, other) => other.x - one.x)
  return runOf(line, place.x, fieldGap).toReversed()
}

function wordsAfter(place: Place, { near, others }: Around): PdfWord[] {
  const wall = Math.min(
    Infinity,
    ...others.filter((other) => isOnLine(place, { ...other, text: '' }) && other.x >= end(place) - 2).map(({ x }) => x),
  )
  const line = near
    .filter((word) => isOnLine(place, word) && word.x >= end(place) - 2 && end(word) <= wall + 2)
    .toSorted((one, other) => one.x - other.x)
  const run: PdfWord[] = []
  for (const word of line) {
    if (word.x - (run.length === 0 ? end(place) : end(run.at(-1)!)) > wordGap * 2) break
    run.push(word)
  }
  return run
}

/** Words from right to left, as long as they are close together. */
function runOf(line: readonly PdfWord[], from: number, first: number): PdfWord[] {
  const run: PdfWord[] = []
  for (const word of line) {
    const right = run.at(-1)?.x ?? from
    if (right - end(word) > (run.length === 0 ? first : wordGap)) break
    run.push(word)
  }
  return run
}

/** The line that ends closest above a field, as far as they overlap horizontally. */
function wordsAbove(place: Place, { near }: Around): PdfWord[] {
  const above = near.filter(
    (word) =>
      word.x < end(place) &&
      end(word) > place.x &&
      word.y + word.height <= place.y + 6 &&
      place.y - (word.y + word.height) < 16,
  )
  const lowest = Math.max(...above.map(({ y }) => y))
  return above.filter(({ y }) => lowest - y < 3).toSorted((one, other) => one.x - other.x)
}
