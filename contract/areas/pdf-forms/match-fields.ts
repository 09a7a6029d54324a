import type { Box, Layout, Question, Sheet } from '../forms/layout.shapes.ts'
import { questionsOf } from '../forms/layouts/places.ts'

/** A question of a PDF form at its first position. */
export interface FieldAt {
  readonly question: Question
  readonly sheet: Sheet
  readonly box: Box
}

/** A match of two fields of two editions, from 0 to 1 by name and position. */
export interface FieldMatch {
  readonly from: FieldAt
  readonly to: FieldAt
  readonly byName: number
  readonly byPlace: number
}

/** How the fields of one edition answer to those of another. */
export interface MatchedFields {
  readonly matches: readonly FieldMatch[]
  readonly onlyFrom: readonly FieldAt[]
  readonly onlyTo: readonly FieldAt[]
}

/** Finds for each field of an edition the one of another that is most like it, each at most once. */
export function matchFields(from: Layout, to: Layout): MatchedFields {
  const [ours, theirs] = [fieldsOf(from), fieldsOf(to)]
  const likely = ours
    .flatMap((one) => theirs.map((other) => compared(one, other)))
    .filter(isLikely)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
  const taken = new Set<FieldAt>()
  const matches = likely.filter((match) => {
    if (taken.has(match.from) || taken.has(match.to)) return false
    taken.add(match.from).add(match.to)
    return true
  })
  const order = new Map(theirs.map((field, at) => [field, at]))
  return {
    matches: matches.toSorted((one, other) => order.get(one.to)! - order.get(other.to)!),
    onlyFrom: ours.filter((field) => !taken.has(field)),
    onlyTo: theirs.filter((field) => !taken.has(field)),
  }
}

function fieldsOf(layout: Layout): FieldAt[] {
  return questionsOf(layout).flatMap(({ page: { sheet }, question }) => {
    const box = question.boxes?.[0]
    return sheet === undefined || box === undefined ? [] : [{ question, sheet, box }]
  })
}

const compared = (from: FieldAt, to: FieldAt): FieldMatch => ({
  from,
  to,
  byName: likeness(from.question, to.question),
  byPlace: nearness(from, to),
})

/** Nearly equal names are enough; positions are, if nothing else contradicts. */
const isLikely = ({ byName, byPlace }: FieldMatch): boolean => byName >= 0.75 || byPlace >= 0.6

/** An equal name elsewhere is likelier than another name in the same place. */
const scoreOf = ({ byName, byPlace }: FieldMatch): number => 1.25 * byName + byPlace

function likeness(one: Question, other: Question): number {
  if (one.key === other.key) return 1
  const names = [one.key, one.label].map(wordsOf)
  const others = [other.key, other.label].map(wordsOf)
  return Math.max(...names.flatMap((name) => others.map((each) => shared(name, each))))
}

/** The words of a name such as `applicantName2` or `Name of the applicant`. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  )

/** The part of all words that both names have. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other])
  if (all.size === 0) return 0
  return [...one].filter((word) => other.has(word)).length / all.size
}

/** So far apart, as a part of the page, fields have nothing to do with each other. */
const farthest = 0.04

/** How close two fields are on pages of the same number, relative to page size. */
function nearness(one: FieldAt, other: FieldAt): number {
  if (one.sheet.number !== other.sheet.number) return 0
  const [here, there] = [middleOf(one), middleOf(other)]
  const apart = Math.hypot(here.x - there.x, here.y - there.y)
  return Math.max(0, 1 - apart / farthest)
}

const middleOf = ({ sheet, box }: FieldAt) => ({
  x: (box.x + box.width / 2) / sheet.width,
  y: (box.y + box.height / 2) / sheet.height,
})
