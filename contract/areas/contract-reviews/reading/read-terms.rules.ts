import type { VendorLine } from '../../vendors/vendor-lines.ts'
import { countOf, countPattern } from './amounts.rules.ts'
import { linesNamed } from './line-mentions.rules.ts'
import type { PlacedClause } from './placed-clause.ts'
import type { Part } from './sentences.rules.ts'

const days = new RegExp(
  String.raw`(?<count>${countPattern})[-\s]+(?:calendar[-\s]+|business[-\s]+|working[-\s]+)?days?\b['’]?`,
  'giu',
)
const ofCancellation = /\b(?:cancel(?:l?ed|l?ation|l?able|s)?|non-?renew(?:al|ed)?|terminat(?:ed|ion))\b/iu
const toNotice = /\b(?:notice|notif(?:y|ied|ication)|endeavor)\b/iu
const forNonPayment = /^[^,.;)]{0,60}\bnon-?\s?payment\b/iu

const best = String.raw`(?:\bA\.?\s?M\.?\s+Best(?:['’]s)?|\bA\.?M\.?\s?BEST\b|\bBest['’]?s)`
const rate = String.raw`(?<rate>A\+\+|A\+|A-(?!\p{Ll})|A\s?[Mm]inus|A(?![\p{L}+])|B\+\+|B\+)`
const orBetter = String.raw`(?:["”’]?\s*(?:\(?or\s+(?:better|higher|above|greater)\)?))?`
const size = String.raw`(?:${orBetter}["”\s,:;/(–—-]*(?:(?:and|with)\s+)?(?:an?\s+|in\s+)?(?:[Mm]inimum\s+)?(?:[Ff]inancial\s+)?(?:[Ss]ize\s+|[Ss]trength\s+)?(?:[Cc]ategory|[Cc]lass|[Rr]ating|[Ss]ize)?(?:\s+of)?(?:\s+(?:at\s+least|(?:not|no)\s+less\s+than))?[\s:]*(?<size>XV|XIV|XIII|XII|XI|IX|X|VIII|VII|VI|IV|V|III|II)\b)?`
/** Words after which a letter is a rating. */
const lead = String.raw`(?:of|than|least|minimum|[Rr]ated|[Rr]atings?|RATED|RATING|:|["“'’(])`
const ratings = [
  // A.M. Best rating of at least A- VII
  new RegExp(String.raw`${best}[^;]{0,90}?${lead}\s*["“']?${rate}${size}`, 'u'),
  // rated A- VII or better by A.M. Best
  new RegExp(String.raw`\b[Rr]at(?:ed|ing)s?\b[^;]{0,60}?["“'\s(]${rate}${size}[^;]{0,90}?${best}`, 'u'),
  // A.M. Best A-, VIII
  new RegExp(String.raw`${best}['’"”“\s:]*${rate}${size}`, 'u'),
]

const years = new RegExp(String.raw`(?<count>${countPattern})[-\s]+years?\b['’]?`, 'iu')
const afterWork =
  /\b(?:after|following|from|beyond|past)\b[^.;]{0,60}\b(?:completion|acceptance|final\s+payment|substantial)\b|\bcompleted\s+operations\b/iu
const keepsCoverage = /\b(?:completed\s+operations|coverage|insurance|additional\s+insured|maintain(?:ed)?)\b/iu
/** Prior acts, statutes and warranties are no term of completed operations. */
const otherYears = /\b(?:experience|warrant(?:y|ies)|preceding|prior\s+acts|retroactive|records|audit)\b/iu

/** Statutory workers compensation, notice, rating, and term of completed operations that a sentence requires. */
export function termsIn(sentence: Part, line?: VendorLine): PlacedClause[] {
  return [...noticeIn(sentence), ...ratingIn(sentence), ...completedIn(sentence), ...statutoryIn(sentence, line)]
}

function noticeIn({ text, from }: Part): PlacedClause[] {
  if (!ofCancellation.test(text) || !toNotice.test(text)) return []
  const found = [...text.matchAll(days)]
    .map(({ 0: words, index, groups = {} }) => ({ words, index, count: countOf(groups['count'] ?? '') ?? 0 }))
    .filter(({ words, index }) => !forNonPayment.test(text.slice(index + words.length)))
    .filter(({ count }) => count > 0 && count <= 365)
    .toSorted((one, other) => other.count - one.count)[0]
  if (found === undefined) return []
  return [
    {
      clause: { kind: 'NOTICE', count: found.count },
      from: from + found.index,
      to: from + found.index + found.words.length,
    },
  ]
}

/** Dashes of all kinds after the letter of a rating are a minus. */
const plainMinus = (text: string): string => text.replaceAll(/\bA[\u2010-\u2015\u2212](?=[\s,:;/"”(]|[IVX])/gu, 'A-')

function ratingIn({ text: printed, from }: Part): PlacedClause[] {
  const text = plainMinus(printed)
  const found = ratings.map((pattern) => pattern.exec(text)).find((each) => each !== null)
  if (found === undefined || found === null) return []
  const { rate: letters = '', size: category } = found.groups ?? {}
  const plain = letters.toUpperCase().replace(/\s?MINUS/u, '-')
  return [
    {
      clause: { kind: 'RATING', text: category === undefined ? plain : `${plain} ${category.toUpperCase()}` },
      from: from + found.index,
      to: from + found.index + found[0].trimEnd().length,
    },
  ]
}

function completedIn({ text, from }: Part): PlacedClause[] {
  const found = years.exec(text)
  if (found === null || otherYears.test(text) || !afterWork.test(text) || !keepsCoverage.test(text)) return []
  const count = countOf(found.groups?.['count'] ?? '')
  if (count === null || count < 1 || count > 20) return []
  return [
    { clause: { kind: 'COMPLETED_TERM', count }, from: from + found.index, to: from + found.index + found[0].length },
  ]
}

const workers = /\bwork(?:ers|er|men|man)?['’]?s?['’]?\s+comp(?:ensation)?\b/iu
const statutory =
  /\bstatutory(?:\s+(?:limits?|requirements?|benefits?|amounts?|coverage))?\b|\b(?:required|prescribed|provided|mandated)\s+by\s+[^.;]{0,30}\b(?:laws?|statutes?|act|state|commonwealth)\b|\bas\s+(?:the\s+)?(?:laws?|statutes?|state|commonwealth)\b[^.;]{0,40}\brequires?\b|\b(?:comply(?:ing)?|compl(?:y|ies)|compliance|accordance)\s+with\s+[^.;]{0,30}\b(?:laws?|statutes?|act)\b/iu

/** Statutory limits without a line of coverage next to them belong to the previous line. */
function statutoryIn({ text, from }: Part, line: VendorLine | undefined): PlacedClause[] {
  const found = statutory.exec(text)
  const isOfLine = line === 'WORKERS_COMP' && /\bstatutory\b/iu.test(text) && linesNamed(text).length === 0
  if (found === null || (!workers.test(text) && !isOfLine)) return []
  return [
    {
      clause: { kind: 'STATUTORY', line: 'WORKERS_COMP' },
      from: from + found.index,
      to: from + found.index + found[0].length,
    },
  ]
}
