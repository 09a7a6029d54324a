import type { PdfField } from '../pdf-work.ts'
import type { PdfWord } from './page-words.ts'

type Place = PdfField['places'][number]

/** Points that boxes of one row may differ in height and place. */
const level = 3

const onOneLine = (one: Place, other: Place): boolean =>
  one.page === other.page && Math.abs(one.y - other.y) <= level && Math.abs(one.height - other.height) <= level

/** The fields of a form, merged where they ask for one answer: rows of single-letter boxes, yes and no. */
export const grouped = (fields: readonly PdfField[], words: readonly PdfWord[]): PdfField[] =>
  withYesNo(withRows(fields), words)

/** Boxes for single letters in a row are one field, whose letters go from box to box. */
function withRows(fields: readonly PdfField[]): PdfField[] {
  const rows: PdfField[][] = []
  for (const field of fields) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && goesOn(last, field)) row.push(field)
    else rows.push([field])
  }
  return rows.map((row) => (row.length === 1 ? row[0]! : inOne(row)))
}

function goesOn(one: PdfField, next: PdfField): boolean {
  const [here, there] = [one.places, next.places].map((places) => (places.length === 1 ? places[0]! : undefined))
  if (here?.cells == null || there?.cells == null || !onOneLine(here, there)) return false
  const gap = there.x - (here.x + here.width)
  return (
    gap > -level && gap < 1.5 * here.height && (sharedStart([one.label, next.label]) !== '' || one.label === next.label)
  )
}

function inOne(row: readonly PdfField[]): PdfField {
  let from = 0
  const places = row.map(({ places: [place] }) => {
    const cells = { from, count: place!.cells!.count }
    from += cells.count
    return { ...place!, cells }
  })
  const [first] = row as [PdfField]
  return {
    ...first,
    label: sharedStart(row.map(({ label }) => label)),
    required: row.some(({ required }) => required),
    // Dashes may be typed between the letters; they go in no box.
    maxLength: null,
    places,
  }
}

/**
 * The common start of all texts, up to the end of a sentence or word; empty if shorter than half of the shortest text.
 */
export function sharedStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  let length = 0
  while (length < first.length && others.every((text) => text[length] === first[length])) length += 1
  const whole = others.every((text) => text === first) ? first : first.slice(0, length).replace(/[\p{L}\p{N}]*$/u, '')
  const shortest = Math.min(...texts.map((text) => text.length))
  return whole.length * 2 < shortest ? '' : whole.replace(/[\s.,:;–-]+$/u, '')
}

type Side = 'yes' | 'no'

/** A box for yes and its neighbor for no are one question, and so are two choices of those names. */
function withYesNo(fields: readonly PdfField[], words: readonly PdfWord[]): PdfField[] {
  const sides = fields.map((field) => sideOf(field, words))
  const made: PdfField[] = []
  for (let at = 0; at < fields.length; at += 1) {
    const [one, other] = [fields[at]!, fields[at + 1]]
    const isPair = sides[at] !== undefined && sides[at + 1] !== undefined && sides[at] !== sides[at + 1]
    if (other !== undefined && isPair && areNear(one.places[0]!, other.places[0]!)) {
      const [yes, no] = sides[at] === 'yes' ? [one, other] : [other, one]
      made.push(pairOf(yes, no))
      at += 1
    } else made.push(asYesNo(one))
  }
  return made
}

const areNear = (one: Place, other: Place): boolean =>
  one.page === other.page &&
  ((Math.abs(one.y - other.y) <= level && Math.abs(one.x - other.x) < 160) ||
    (Math.abs(one.x - other.x) <= level && Math.abs(one.y - other.y) < 30))

function sideOf({ kind, places, name, label }: PdfField, words: readonly PdfWord[]): Side | undefined {
  const [place] = places
  if (kind !== 'check' || places.length !== 1 || place === undefined) return undefined
  const said = [beside(place, words), lastWord(label), lastWord(name.replaceAll(/\[\d+\]/g, ''))]
  return said.flatMap((word) => asSide(word) ?? [])[0]
}

const asSide = (word: string): Side | undefined => {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  return letters === 'yes' || letters === 'no' ? letters : undefined
}

const lastWord = (text: string): string =>
  /(?:^|[^A-Za-z]|(?<=[a-z]))([A-Z]?[a-z]+|[A-Z]+)[^A-Za-z]*$/.exec(text)?.[1] ?? ''

/** The word right of a box, close to it; the first of its run. */
function beside(place: Place, words: readonly PdfWord[]): string {
  const middle = place.y + place.height / 2
  const near = words.filter(
    ({ page, x, y, height }) =>
      page === place.page &&
      middle > y - level &&
      middle < y + height + level &&
      x >= place.x + place.width - 1 &&
      x < place.x + place.width + 14,
  )
  return near.toSorted((one, other) => one.x - other.x)[0]?.text.split(/\s/)[0] ?? ''
}

const withoutSide = (text: string): string => text.replace(/[\s.,:;–-]*\b(?:yes|no)\b[\s.]*$/i, '')

function pairOf(yes: PdfField, no: PdfField): PdfField {
  const labels = [yes, no].map(({ label }) => withoutSide(label))
  return {
    ...yes,
    name: withoutSide(yes.name.replaceAll('_', ' ')) || yes.name,
    label: labels[0] === labels[1] ? labels[0]! : sharedStart(labels),
    required: yes.required || no.required,
    places: [
      { ...yes.places[0]!, mark: 'Y' },
      { ...no.places[0]!, mark: 'N' },
    ],
  }
}

/** A choice between yes and no is the question that the portal has for that. */
function asYesNo(field: PdfField): PdfField {
  const sides = field.places.map(({ mark }) => asSide(mark ?? ''))
  const isYesNo = field.kind === 'choice' && sides.length === 2 && sides.includes('yes') && sides.includes('no')
  if (!isYesNo) return field
  const places = field.places.map((place, at) => ({ ...place, mark: sides[at] === 'yes' ? 'Y' : 'N' }))
  return { ...field, kind: 'check', choices: [], places }
}
