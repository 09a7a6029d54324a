interface TermCoverage {
  readonly name: string
  readonly limit: number | null
  readonly deductible: number | null
  readonly note: string
}

/** The terms of a quote, a binder or a policy. Money in cents. */
export interface Terms {
  readonly insuredName: string
  readonly effectiveOn: string
  readonly expiresOn: string
  readonly premium: number
  readonly taxesAndFees: number
  readonly coverages: readonly TermCoverage[]
  readonly forms: readonly string[]
}

/** The three papers of one coverage; there may be no binder. */
export interface Papers {
  readonly quote: Terms
  readonly binder: Terms | null
  readonly policy: Terms
}

type Value = string | null

/** A discrepancy between the papers. */
export interface PaperDifference {
  /** Its permanent key: what differs, and of which coverage or form. */
  readonly key: string
  readonly label: string
  readonly format: 'TEXT' | 'DATE' | 'MONEY'
  readonly quote: Value
  readonly binder: Value
  readonly policy: Value
}

type Reading = Pick<PaperDifference, 'key' | 'label' | 'format'> & { readonly read: (terms: Terms) => Value }

/** What a name or a form number is compared by: case and blanks do not count. */
export const plainName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').toLowerCase()

const cents = (amount: number | null): Value => (amount === null ? null : String(amount))

const facts: readonly Reading[] = [
  { key: 'insuredName', label: 'Named insured', format: 'TEXT', read: ({ insuredName }) => insuredName },
  { key: 'effectiveOn', label: 'Effective date', format: 'DATE', read: ({ effectiveOn }) => effectiveOn },
  { key: 'expiresOn', label: 'Expiration date', format: 'DATE', read: ({ expiresOn }) => expiresOn },
  { key: 'premium', label: 'Premium', format: 'MONEY', read: ({ premium }) => cents(premium) },
  { key: 'taxesAndFees', label: 'Taxes and fees', format: 'MONEY', read: ({ taxesAndFees }) => cents(taxesAndFees) },
]

/** All discrepancies between the papers: fields, then coverages, then forms. */
export function paperDifferences({ quote, binder, policy }: Papers): readonly PaperDifference[] {
  const papers = [quote, policy, ...(binder === null ? [] : [binder])]
  return [...facts, ...coverageReadings(papers), ...formReadings(papers)].flatMap((reading) => {
    const { read, ...named } = reading
    const found = { quote: read(quote), binder: binder && read(binder), policy: read(policy) }
    const values = papers.map((each) => comparable(read(each)))
    return new Set(values).size > 1 ? [{ ...named, ...found }] : []
  })
}

const comparable = (value: Value): Value => (value === null ? null : plainName(value))

function coverageReadings(papers: readonly Terms[]): readonly Reading[] {
  return namesOf(papers.flatMap(({ coverages }) => coverages.map(({ name }) => name))).flatMap(
    ([key, name]): readonly Reading[] => {
      const of = ({ coverages }: Terms) => coverages.find((each) => plainName(each.name) === key)
      const isEverywhere = papers.every((paper) => of(paper) !== undefined)
      if (!isEverywhere)
        return [
          {
            key: `coverage:${key}`,
            label: `${name}: the coverage itself`,
            format: 'TEXT',
            read: (terms) => (of(terms) === undefined ? null : 'Included'),
          },
        ]
      return [
        {
          key: `limit:${key}`,
          label: `${name}: limit`,
          format: 'MONEY',
          read: (terms) => cents(of(terms)!.limit),
        },
        {
          key: `deductible:${key}`,
          label: `${name}: deductible`,
          format: 'MONEY',
          read: (terms) => cents(of(terms)!.deductible),
        },
        { key: `note:${key}`, label: `${name}: terms`, format: 'TEXT', read: (terms) => of(terms)!.note },
      ]
    },
  )
}

function formReadings(papers: readonly Terms[]): readonly Reading[] {
  return namesOf(papers.flatMap(({ forms }) => forms)).map(([key, name]) => ({
    key: `form:${key}`,
    label: `Form ${name}`,
    format: 'TEXT' as const,
    read: ({ forms }) => (forms.some((each) => plainName(each) === key) ? 'Included' : null),
  }))
}

/** Each name once, by its normalized form, as first written. */
function namesOf(names: readonly string[]): readonly (readonly [string, string])[] {
  const found = new Map<string, string>()
  for (const name of names) if (!found.has(plainName(name))) found.set(plainName(name), name)
  return [...found]
}

/**
 * Whether the policy gives the insured less than was ordered: another named insured, a coverage that is missing, a lower
 * limit or a higher deductible. It stays open until the carrier corrects or endorses the policy; a note does not settle it.
 */
export function isMaterial({ key, quote, policy }: Pick<PaperDifference, 'key' | 'quote' | 'policy'>): boolean {
  switch (key.split(':')[0]) {
    case 'insuredName':
      return lettersOf(policy) !== lettersOf(quote)
    case 'coverage':
      return quote !== null && policy === null
    case 'limit':
      return quote !== null && (policy === null || Number(policy) < Number(quote))
    case 'deductible':
      return Number(policy ?? 0) > Number(quote ?? 0)
    default:
      return false
  }
}

/** A name without what the same company is written with or without: commas, periods, case. */
const lettersOf = (name: Value): string => (name ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What a decision about a difference was made of: one about other values does not count. */
export const valuesOf = ({ quote, binder, policy }: Pick<PaperDifference, 'quote' | 'binder' | 'policy'>): string =>
  JSON.stringify([quote, binder, policy])
