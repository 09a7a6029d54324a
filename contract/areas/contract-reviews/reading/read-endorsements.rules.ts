import type { ClauseKind, ClauseLine } from '../../vendors/clause-kinds.ts'
import type { VendorLine } from '../../vendors/vendor-lines.ts'
import { linesNamed, mentionsIn } from './line-mentions.rules.ts'
import type { PlacedClause } from './placed-clause.ts'
import { type Part, trimmed } from './sentences.rules.ts'

/** Forms that contracts name, with what they give and on which line. */
const forms: readonly (readonly [number: string, kind: ClauseKind, line: ClauseLine])[] = [
  ['CG 20 10', 'AI_ONGOING', 'GENERAL_LIABILITY'],
  ['CG 20 37', 'AI_COMPLETED', 'GENERAL_LIABILITY'],
  ['CG 20 26', 'AI_ONGOING', 'GENERAL_LIABILITY'],
  ['CG 20 33', 'AI_ONGOING', 'GENERAL_LIABILITY'],
  ['CG 20 38', 'AI_ONGOING', 'GENERAL_LIABILITY'],
  ['CG 20 11', 'AI_ONGOING', 'GENERAL_LIABILITY'],
  ['CG 20 28', 'AI_ONGOING', 'GENERAL_LIABILITY'],
  ['CA 20 48', 'AI_ONGOING', 'AUTO'],
  ['CG 24 04', 'WAIVER', 'GENERAL_LIABILITY'],
  ['CA 04 44', 'WAIVER', 'AUTO'],
  ['WC 00 03 13', 'WAIVER', 'WORKERS_COMP'],
  ['CG 20 01', 'PRIMARY', 'GENERAL_LIABILITY'],
  ['CA 04 49', 'PRIMARY', 'AUTO'],
  ['CG 25 03', 'AGGREGATE_PROJECT', 'ALL'],
]

const edition = String.raw`(?:[\s,(]*(?:edition|ed\.?|dated?|form\s+date|version)?[\s(:]*(?<month>0[1-9]|1[0-2])[\s/-]?(?<year>\d{2})(?!\d|\s\d\d\b)\)?)?`

const patternOf = (number: string): RegExp =>
  new RegExp(
    String.raw`\b${number
      .replaceAll(' ', '')
      .split('')
      .join(String.raw`[\s-]?`)}(?!\d)${edition}`,
    'giu',
  )

const patterns = forms.map(([number, kind, line]) => ({ number, kind, line, pattern: patternOf(number) }))

/** A sentence that excludes a requirement. */
const denied =
  /\b(?:not\s+(?:be\s+)?(?:required|obligated|necessary)|need\s+not|no\s+(?:additional\s+insured|waiver|endorsement)\s+(?:status|is|shall|will)|(?:is|are)\s+not\s+required)\b/iu

interface Wording {
  readonly kind: ClauseKind
  readonly pattern: RegExp
  readonly line: ClauseLine | 'NAMED'
}

const wordings: readonly Wording[] = [
  {
    kind: 'AI_ONGOING',
    pattern:
      /(?<!\b(?:by|against|of)\s+(?:the\s+|any\s+|such\s+|each\s+|an\s+)?)\badditional(?:ly)?[-\s]+insureds?\b/iu,
    line: 'NAMED',
  },
  {
    kind: 'WAIVER',
    pattern:
      /\bwaiv(?:e[rsd]?|ers|ing)\b[^.;]{0,120}\bsubrogation\b|\bsubrogation\b[^.;]{0,80}\bwaiv(?:e[rsd]?|ers|ing)\b|\bwaiv(?:e[rsd]?|ers|ing)\b[^.;]{0,60}\brights?\s+(?:of|to)\s+recover(?:y|ies)?\b|\b(?:no|without)\s+(?:rights?\s+of\s+)(?:recovery\s+or\s+)?subrogation\b|\b(?:no|without)\s+rights?\s+of\s+recovery\b/iu,
    line: 'NAMED',
  },
  {
    kind: 'PRIMARY',
    pattern:
      /\bnon[-\s]?contribut(?:ory|ing)\b|\bprimary\b[^.;]{0,160}\b(?:not\s+(?:be\s+)?contribut|without\s+(?:right\s+of\s+)?contribution|excess\s+(?:of|to|over)\s+(?:and|or|any|the|such))|\b(?:insurance|coverages?|polic(?:y|ies))\b[^.;]{0,100}\b(?:is|are|be|as)\s+(?:written\s+as\s+|considered\s+|deemed\s+|the\s+)?primary\b(?!\s+(?:policy|policies|polices|layer|place|residence|limits?\s+of))|\bprimary\s+(?:basis|(?:insurance|coverage)\b[^.;]{0,60}\b(?:respects?|over|to)\b)/iu,
    line: 'NAMED',
  },
  {
    kind: 'AGGREGATE_PROJECT',
    pattern:
      /\baggregate\b[^.;]{0,80}\b(?:per|each|separately\s+to\s+(?:each|this|the))[-\s]+(?:project|job)|\bper[-\s]project\s+(?:general\s+)?aggregate\b/iu,
    line: 'ALL',
  },
]

const completed = /\bcompleted[-\s]+(?:operations|work)\b/iu

/** The lines of coverage that items of a list describe, by the letter or number of the item. */
export type ItemLines = ReadonlyMap<string, VendorLine>

const reference =
  /\b(?:under|in|on|items?|paragraphs?|clauses?|sections?|subsections?|and|to|by)\s+(?:[\d.]+)?\(?(?<item>[a-z]|[ivx]{1,4}|\d{1,2})\)/giu

/** The lines of the items that a sentence refers to, such as “under (b) and (c)”. */
const linesReferred = (text: string, items: ItemLines): readonly VendorLine[] => [
  ...new Set(
    [...text.matchAll(reference)].flatMap(({ groups = {} }) => items.get(groups['item']!.toLowerCase()) ?? []),
  ),
]

/** The endorsements that a sentence requires: by the numbers of their forms, and by their usual words. */
export function endorsementsIn({ text, from, to }: Part, items: ItemLines = new Map()): PlacedClause[] {
  if (denied.test(text)) return []
  const named = patterns.flatMap(({ number, kind, line, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => ({
      clause: {
        kind,
        line,
        form: number,
        edition: groups['month'] === undefined ? '' : `${groups['month']} ${groups['year']}`,
      },
      from: from + index,
      to: from + index + found.trimEnd().length,
    })),
  )
  const place = (index: number, length: number) => trimmed(text, { from: index, to: index + length })
  const worded = wordings.flatMap(({ kind, pattern, line }) => {
    const found = pattern.exec(text)
    if (found === null) return []
    const at = place(found.index, found[0].length)
    const lines = line === 'NAMED' ? endorsedLines(kind, text, items) : [line]
    const isByForm = named.some(({ clause }) => clause.kind === kind)
    if (isByForm && linesNamed(text).length === 0) return []
    return kindsSaid(kind, text).flatMap((each) =>
      lines
        .filter((of) => each !== 'AI_COMPLETED' || of === 'GENERAL_LIABILITY')
        .map((of) => ({ clause: { kind: each, line: of }, from: from + at.from, to: Math.min(to, from + at.to) })),
    )
  })
  return [...named, ...worded]
}

const kindsSaid = (kind: ClauseKind, text: string): readonly ClauseKind[] =>
  kind === 'AI_ONGOING' && completed.test(text) ? ['AI_ONGOING', 'AI_COMPLETED'] : [kind]

const ofAll =
  /\b(?:all|each|every)\s+(?:of\s+)?(?:the\s+|such\s+|required\s+|insurance\s+)*(?:polic(?:y|ies)|coverages?)\b/iu

/** A policy that is described as “naming” someone: what is asked after it is another policy. */
const naming = /\b(?:naming|listing|showing|including)\b[^.;]{0,160}\badditional(?:ly)?[-\s]+insureds?\b/iu

function linesConcerned(kind: ClauseKind, text: string): readonly VendorLine[] {
  const found = kind === 'AI_ONGOING' ? naming.exec(text) : null
  const before = found === null ? [] : mentionsIn(text.slice(0, found.index))
  return before.length > 0 ? [before.at(-1)!.line] : linesNamed(text)
}

/** The lines that an endorsement is asked of: those named that can have it; else general liability, or all policies. */
function endorsedLines(kind: ClauseKind, text: string, items: ItemLines): readonly ClauseLine[] {
  if (ofAll.test(text)) return ['ALL']
  const canHave = linesConcerned(kind, text).filter(
    (line) => line !== 'PROFESSIONAL' && line !== 'CYBER' && !(line === 'WORKERS_COMP' && kind !== 'WAIVER'),
  )
  if (canHave.length > 0) return canHave
  const referred = kind === 'AI_ONGOING' ? linesReferred(text, items) : []
  if (referred.length > 0) return referred
  return kind === 'AI_ONGOING' ? ['GENERAL_LIABILITY'] : ['ALL']
}
