import type { ClauseKind } from '../../vendors/clause-kinds.ts'
import type { RequirementClause } from '../../vendors/requirement-clause.shapes.ts'
import type { VendorLine } from '../../vendors/vendor-lines.ts'
import { wholeClause } from '../../vendors/whole-clause.ts'
import { endorsementsIn } from './read-endorsements.rules.ts'
import type { PlacedClause } from './placed-clause.ts'
import { mentionsIn } from './line-mentions.rules.ts'
import { limitsIn } from './read-limits.rules.ts'
import { partiesIn } from './read-parties.rules.ts'
import { sentencesOf } from './sentences.rules.ts'
import { termsIn } from './read-terms.rules.ts'

/** A clause as read, with its place on its page. Pages count from 1. */
export interface ReadClause {
  readonly clause: RequirementClause
  readonly page: number
  readonly from: number
  readonly to: number
}

/** A heading of something else than insurance ends what was said of a line. */
const heading = /^\s*(?:ARTICLE|Article|SECTION|Section|EXHIBIT|Exhibit)\s+\w+|^\s*\d{1,2}\.\s+[A-Z]/u

const between = '\n'

/** The requirements that the pages of a contract state, in order. They are proposals: a person confirms each. */
export function readClauses(pages: readonly string[]): ReadClause[] {
  const text = pages.join(between)
  const placed: PlacedClause[] = []
  let line: VendorLine | undefined
  const items = new Map<string, VendorLine>()
  for (const sentence of sentencesOf(text)) {
    if (heading.test(sentence.text)) line = undefined
    for (const [item, of] of itemsIn(sentence.text)) items.set(item, of)
    const { limits, line: next } = limitsIn(sentence, { line })
    const terms = termsIn(sentence, line)
    line = next
    placed.push(
      ...limits.map(({ kind, line: of, amount, from, to }) => ({ clause: { kind, line: of, amount }, from, to })),
      ...endorsementsIn(sentence, items),
      ...terms,
    )
  }
  placed.push(...partiesIn(text))
  return onPages(pages, merged(placed))
}

const itemStart = /(?:^|\s)\(?(?<item>[a-z]|[ivx]{1,4}|\d{1,2})[).]\s+(?<rest>[^()]{3,120})/giu

/** The items of a list that start with a line of coverage, such as “(b) Automobile liability”. */
const itemsIn = (text: string): (readonly [item: string, line: VendorLine])[] =>
  [...text.matchAll(itemStart)].flatMap(({ groups = {} }) => {
    const [first] = mentionsIn(groups['rest'] ?? '')
    return first === undefined ? [] : [[groups['item']!.toLowerCase(), first.line] as const]
  })

/** One clause of each kind and line: the one that says most counts, else the first. */
function merged(placed: readonly PlacedClause[]): PlacedClause[] {
  const best = new Map<string, PlacedClause>()
  for (const each of placed) {
    const key = `${each.clause.kind} ${each.clause.line ?? 'ALL'} ${isFormKept(each.clause.kind) ? (each.clause.form ?? '') : ''}`
    const before = best.get(key)
    if (before === undefined || said(each) > said(before)) best.set(key, each)
  }
  const stored = [...best.values()]
  return stored
    .filter((each) => !isSaidByForm(each, stored))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
}

const isFormKept = (kind: ClauseKind): boolean => kind.startsWith('AI_') || kind === 'WAIVER' || kind === 'PRIMARY'

const said = ({ clause }: PlacedClause): number =>
  ['form', 'edition', 'address'].filter((name) => (clause[name as 'form'] ?? '') !== '').length

/** Whether another clause says the same with the number of its form, or for the lines that this one leaves open. */
const isSaidByForm = ({ clause }: PlacedClause, all: readonly PlacedClause[]): boolean =>
  isFormKept(clause.kind) &&
  (clause.form ?? '') === '' &&
  all.some(
    (other) =>
      other.clause.kind === clause.kind &&
      (other.clause.form ?? '') !== '' &&
      other.clause.line === (clause.line ?? 'ALL'),
  )

function onPages(pages: readonly string[], placed: readonly PlacedClause[]): ReadClause[] {
  const starts = pages.map((_, at) => pages.slice(0, at).reduce((sum, page) => sum + page.length + between.length, 0))
  return placed.map(({ clause, from, to }) => {
    const at = Math.max(
      0,
      starts.findLastIndex((start) => start <= from),
    )
    const start = starts[at] ?? 0
    const length = pages[at]?.length ?? 0
    return {
      clause: wholeClause(clause),
      page: at + 1,
      from: Math.min(length, from - start),
      to: Math.min(length, Math.max(from, to) - start),
    }
  })
}
