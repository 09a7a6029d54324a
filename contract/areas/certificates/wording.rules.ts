/** Words of a text that a certificate cannot say, by their place, with the reason. */
export interface AlteringWords {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly why: string
}

const promises = 'A certificate cannot promise more than the policy says.'
const amends = 'A certificate cannot change the terms of a policy.'
const notice = 'Notice of cancellation is given as the policy says. A certificate cannot add to it.'
const contract = 'A certificate cannot take over the terms of a contract.'

const altering: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\ball\s+(?:risks?|operations|claims|losses|perils|work|liability)\s+(?:(?:is|are)\s+)?(?:covered|insured)\b/giu,
    promises,
  ],
  [/\b(?:full|complete|unlimited|total)\s+coverage\b/giu, promises],
  [/\b(?:fully|completely)\s+(?:covered|insured)\b/giu, promises],
  [/\b(?:guarantee[sd]?|warrant(?:s|ed|y)?|certif(?:y|ies)\s+that\s+coverage)\b/giu, promises],
  [/\bcoverage\s+(?:shall|will)\s+(?:apply|be\s+provided|extend|include)\b/giu, promises],
  [/\b(?:shall|will|is|are)\s+(?:hereby\s+)?(?:be\s+)?(?:amended|extended|broadened|modified|waived)\b/giu, amends],
  [/\bnotwithstanding\b|\bregardless\s+of\s+(?:the\s+)?(?:policy|terms|exclusions)\b/giu, amends],
  [/\b(?:supersedes?|overrides?|replaces?)\s+(?:the\s+|any\s+)?(?:policy|policies|terms|exclusions?)\b/giu, amends],
  [/\bexclusions?\s+(?:(?:do|does|shall|will)\s+not\s+apply|(?:is|are)\s+deleted)\b/giu, amends],
  [/\b(?:shall|will|may|cannot|can)\s+(?:not\s+)?be\s+cancell?ed\b/giu, notice],
  [
    /\b\d{1,3}\s*(?:\(\d{1,3}\)\s*)?(?:calendar\s+|business\s+)?days?['’]?\s+(?:advance\s+|prior\s+|written\s+)*notice\b/giu,
    notice,
  ],
  [/\bnotice\s+of\s+cancell?ation\b/giu, notice],
  [/\bindemnif(?:y|ies|ied|ication)\b|\b(?:hold|save)s?\s+harmless\b/giu, contract],
  [
    /\b(?:compl(?:y|ies)|in\s+(?:full\s+)?compliance)\s+with\s+(?:the\s+|all\s+)?(?:contract|agreement|lease|insurance\s+requirements)\b/giu,
    contract,
  ],
]

/** What an interest is called, where a text may only say it once the certificate shows the endorsement. */
const claimed: readonly (readonly [pattern: RegExp, says: ClaimedInterest, why: string])[] = [
  [/\badditional(?:ly)?\s+insureds?\b/giu, 'ADDITIONAL_INSURED', 'Select the additional insured endorsement instead.'],
  [
    /\bwaivers?\s+of\s+(?:our\s+)?subrogation\b|\bsubrogation\s+(?:is\s+)?waived\b/giu,
    'WAIVER',
    'Select the waiver endorsement instead.',
  ],
  [
    /\bprimary\s+(?:and|&|\/)\s*non-?\s?contributory\b|\bnon-?contributory\b/giu,
    'PRIMARY',
    'Select the primary wording endorsement instead.',
  ],
  [
    /\bper\s+(?:project|location)\s+aggregate\b|\baggregate\s+(?:applies|limit\s+applies)?\s*per\s+(?:project|location)\b/giu,
    'AGGREGATE',
    'Select the aggregate endorsement instead.',
  ],
]

/** What an endorsement gives a holder, however it is worded. */
export type ClaimedInterest = 'ADDITIONAL_INSURED' | 'WAIVER' | 'PRIMARY' | 'AGGREGATE'

/**
 * The words of a text that would alter coverage, in order. An interest may be mentioned if a listed endorsement
 * provides it.
 */
export function alteringWords(text: string, endorsed: readonly ClaimedInterest[] = []): readonly AlteringWords[] {
  const forbidden = [
    ...altering,
    ...claimed.filter(([, says]) => !endorsed.includes(says)).map(([pattern, , why]) => [pattern, why] as const),
  ]
  return forbidden
    .flatMap(([pattern, why]) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ from: index, to: index + words.length, words, why })),
    )
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ from }, at, all) => at === 0 || all.slice(0, at).every(({ to }) => to <= from))
}

/** The error of a text that would alter coverage: its words in quotation marks, and why. */
export function wordingError(found: readonly AlteringWords[]): string {
  const words = [...new Set(found.map((each) => `“${each.words}”`))].join(', ')
  const reasons = [...new Set(found.map(({ why }) => why))].join(' ')
  return `Remove ${words}. ${reasons}`
}
