import type { ClauseKind } from '../../vendors/clause-kinds.ts'
import type { VendorLine } from '../../vendors/vendor-lines.ts'
import { amountsIn, type FoundAmount } from './amounts.rules.ts'
import { mentionsIn } from './line-mentions.rules.ts'
import type { Part } from './sentences.rules.ts'

/** A limit that a sentence requires, with its place in the text. */
export interface FoundLimit {
  readonly kind: ClauseKind
  readonly line: VendorLine
  readonly amount: number
  readonly from: number
  readonly to: number
}

const leastCents = 50_000_00

const labels: readonly (readonly [kind: ClauseKind, pattern: string])[] = [
  [
    'LIMIT_DISEASE_POLICY',
    String.raw`(?:disease\s*[-–—,(]*\s*(?:policy\s+limit|aggregate)|policy\s+limit\s*(?:\(?(?:for|by)?\s*disease\)?)?)`,
  ],
  [
    'LIMIT_DISEASE_EMPLOYEE',
    String.raw`(?:disease\s*[-–—,(]*\s*(?:each|per|ea\.?)\s+employee|(?:each|per)\s+employee(?:\s*(?:for|by|\()?\s*disease\)?)?)`,
  ],
  [
    'LIMIT_PRODUCTS',
    String.raw`(?:products?\s*(?:[-–—/&,]|and)?\s*(?:completed|comp\/?)\s*(?:operations|ops?)?(?:\s+(?:annual\s+)?aggregate)?)`,
  ],
  ['LIMIT_AGGREGATE', String.raw`(?:(?:general\s+|annual\s+|policy\s+)?aggregate|in\s+the\s+aggregate)`],
  [
    'LIMIT_EACH',
    String.raw`(?:(?:per|each|any\s+one|every)\s+(?:occurrence|accident|claim|wrongful\s+act|loss|incident|event)|combined\s+single\s+limit|\bCSL\b|each\s+and\s+every\s+(?:occurrence|claim|loss))`,
  ],
]

const anyLabel = new RegExp(labels.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'giu')

interface FoundLabel {
  readonly kind: ClauseKind
  readonly from: number
  readonly to: number
}

const labelsIn = (text: string): FoundLabel[] =>
  [...text.matchAll(anyLabel)].flatMap(({ 0: found, index, groups = {} }) => {
    const kind = labels.find(([each]) => groups[each] !== undefined)?.[0]
    return kind === undefined ? [] : [{ kind, from: index, to: index + found.length }]
  })

/** Amounts that are no limit of liability required of the other side. */
const otherAmount =
  /\b(?:deductibles?|retentions?|self[-\s]insured|\bSIR\b|contract\s+(?:sum|price|amount)|purchase\s+price|liquidated|retainage|bonds?|penal(?:ty|ties)|invoices?|fees?|wages|medical|med\.?\s+(?:exp|pay)|(?:fire|premises)\s+(?:damage|legal)|damage\s+to\s+(?:rented\s+)?premises|rented\s+(?:to\s+you|premises)|personal\s+(?:and|&|injury)|adv(?:ertising)?\.?\s+injury|per\s+day|installments?|uninsured|payroll|budget|allowances?)\b/iu

const filler =
  /^[\s:|.,–—\-=]*(?:(?:limits?|of|not|less|than|at|least|no|minimum|a|the|in|amount|shall|be|with|to|is|for|and|insurance|liability|coverage|bodily|injury|property|damage|by|accident|single|combined)\b[\s:|.,–—\-=]*)*$/iu

/** Between an amount and the label after it. */
const joint =
  /^[\s,:|(]*(?:(?:limit|minimum|for|as|bodily|injury|property|damage|by|accident|and|general|a|an|combined|in|the|annual|each|per|of|liability)\b[\s,/&-]*)*$/iu

/** Both limits in one amount, such as “$2,000,000 per occurrence/aggregate”. */
const both =
  /^\s*(?:\(?(?:per|each)\s+(?:occurrence|claim))\s*(?:\/|and|&)\s*(?:in\s+the\s+)?(?:general\s+|annual\s+)?aggregate\b/iu
const three =
  /^\s*(?:each|per)\s+accident\s*[/,]\s*(?:(?:disease|each|per)[\s-]*)+employee\s*[/,]\s*(?:disease[\s-]*)?policy\s+limit/iu

interface Reading {
  /** The line that the text before the sentence is about. */
  readonly line: VendorLine | undefined
}

/** What a sentence says, with the labels that were taken for an amount before. */
interface Sentence {
  readonly text: string
  readonly mentions: ReturnType<typeof mentionsIn>
  readonly amounts: readonly FoundAmount[]
  readonly labels: readonly FoundLabel[]
  readonly used: Set<FoundLabel>
}

/** The limits that a sentence requires, and the line that continues after it. */
export function limitsIn(
  { text, from }: Part,
  { line }: Reading,
): { limits: FoundLimit[]; line: VendorLine | undefined } {
  const mentions = /\bcombination\s+of\b/iu.test(text) ? [] : mentionsIn(text)
  const said: Sentence = { text, mentions, amounts: amountsIn(text), labels: labelsIn(text), used: new Set() }
  const limits = said.amounts.flatMap((amount, at) =>
    limitsOf(said, at, line).map((limit) => ({ ...limit, from: from + amount.from, to: from + amount.to })),
  )
  return { limits, line: mentions.at(-1)?.line ?? line }
}

function limitsOf(said: Sentence, at: number, line: VendorLine | undefined) {
  const amount = said.amounts[at]!
  const between = { before: said.amounts[at - 1]?.to ?? 0, after: said.amounts[at + 1]?.from ?? said.text.length }
  const of = lineOf(said, amount, between) ?? line
  const kinds = kindsOf(said, at, between)
  if (of === undefined || amount.cents < leastCents || isOther(said.text, amount, between)) return []
  const named: readonly ClauseKind[] = kinds.length === 0 ? ['LIMIT_EACH'] : kinds
  return named.map((kind) => ({ kind: fitting(kind, of), line: of, amount: amount.cents }))
}

interface Between {
  readonly before: number
  readonly after: number
}

/** A label says disease only of employers liability; elsewhere a policy limit is an aggregate. */
const fitting = (kind: ClauseKind, line: VendorLine): ClauseKind => {
  if (line !== 'WORKERS_COMP' && kind.startsWith('LIMIT_DISEASE'))
    return kind === 'LIMIT_DISEASE_POLICY' ? 'LIMIT_AGGREGATE' : 'LIMIT_EACH'
  if (line === 'WORKERS_COMP' && kind === 'LIMIT_AGGREGATE') return 'LIMIT_DISEASE_POLICY'
  return kind
}

/** What may be between an amount and the line that is named after it. */
const ofLine =
  /^[\s,]*(?:(?:per|each)\s+(?:occurrence|claim|accident)[\s,]*)?(?:(?:in|of|for|as|a)\s+)*(?:limits?\s+of\s+)?(?:commercial\s+)?$/iu

/** The line that an amount belongs to: named right after it, or last before it. */
function lineOf({ text, mentions }: Sentence, amount: FoundAmount, { after }: Between): VendorLine | undefined {
  const following = mentions.find(({ from, to }) => from >= amount.to && to <= after)
  const preceding = mentions.findLast(({ to }) => to <= amount.from)
  if (following === undefined || isOnRowOf(text, preceding, amount, following)) return preceding?.line
  return ofLine.test(text.slice(amount.to, following.from)) ? following.line : preceding?.line
}

/** Whether an amount is in the row of the line before it, and the next line of coverage starts another row. */
const isOnRowOf = (
  text: string,
  preceding: Pick<FoundAmount, 'to'> | undefined,
  amount: FoundAmount,
  following: Pick<FoundAmount, 'from'>,
): boolean =>
  preceding !== undefined &&
  !text.slice(preceding.to, amount.from).includes('\n') &&
  /\n\s*$/u.test(text.slice(amount.to, following.from))

function kindsOf(said: Sentence, at: number, between: Between): readonly ClauseKind[] {
  const { text, amounts, labels: found, used } = said
  const amount = amounts[at]!
  const rest = text.slice(amount.to)
  if (three.test(rest)) return ['LIMIT_EACH', 'LIMIT_DISEASE_EMPLOYEE', 'LIMIT_DISEASE_POLICY']
  if (both.test(rest)) {
    for (const each of found) if (each.from >= amount.to && each.to <= between.after) used.add(each)
    return ['LIMIT_EACH', 'LIMIT_AGGREGATE']
  }
  const paired = pairOf(text, amounts, at)
  if (paired !== undefined) return [paired]
  const label = labelOf(said, amount, between)
  if (label === undefined) return []
  used.add(label)
  return [label.kind]
}

/** The label of an amount: right before it, or else right after it. */
function labelOf(
  { text, labels: found, used }: Sentence,
  amount: FoundAmount,
  { before, after }: Between,
): FoundLabel | undefined {
  const behind = found.findLast((each) => each.from >= before && each.to <= amount.from && !used.has(each))
  if (behind !== undefined && filler.test(text.slice(behind.to, amount.from))) return behind
  const ahead = found.find((each) => each.from >= amount.to && each.to <= after && !used.has(each))
  return ahead !== undefined && joint.test(text.slice(amount.to, ahead.from)) ? ahead : undefined
}

/** What an amount of a pair without labels between is, such as “$1,000,000/$2,000,000”. */
function pairOf(text: string, amounts: readonly FoundAmount[], at: number): ClauseKind | undefined {
  const joined = (one: number): boolean => {
    const [first, second] = [amounts[one], amounts[one + 1]]
    return first !== undefined && second !== undefined && /^\s*\/\s*$/u.test(text.slice(first.to, second.from))
  }
  if (joined(at) && !joined(at - 1)) return joined(at + 1) ? undefined : 'LIMIT_EACH'
  return joined(at - 1) && !joined(at) && !joined(at - 2) ? 'LIMIT_AGGREGATE' : undefined
}

/** Whether the words next to an amount show that it is not a limit. */
function isOther(text: string, amount: FoundAmount, { before, after }: Between): boolean {
  const ahead = text.slice(amount.to, Math.min(after, amount.to + 45)).split(/[;,.\n]/u)[0] ?? ''
  const behind =
    text
      .slice(Math.max(before, amount.from - 70), amount.from)
      .split(/[;\n]/u)
      .at(-1) ?? ''
  const labeledAhead = labelsIn(ahead).length > 0
  return otherAmount.test(ahead) || (!labeledAhead && otherAmount.test(behind)) || /\bexceed\b/iu.test(behind)
}
