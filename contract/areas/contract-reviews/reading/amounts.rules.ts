/** An amount in a text, in cents, with its place. */
export interface FoundAmount {
  readonly from: number
  readonly to: number
  readonly cents: number
}

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mil: 1e6,
  mm: 1e6,
  m: 1e6,
  billion: 1e9,
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const word = `(?:${[...units.slice(1), ...tens.slice(2), 'hundred', 'thousand', 'million', 'billion'].join('|')})`
/** No amount has more words; a text of nothing but numbers must not be read again from each of them. */
const words = `${word}(?:[\\s-]{1,3}(?:and\\s{1,3})?${word}){0,15}`
const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d+)?`
const scale = String.raw`(?:\s*(?:thousand|million|billion|mil\b|mm\b|[mk]\b))?`

/** An amount: in words followed by figures, in figures, or in words only. */
const amounts = new RegExp(
  [
    String.raw`\b${words}(?:\s+and\s+(?:no|00)\/100)?(?:\s+(?:u\.?s\.?\s+)?dollars)?\s*\(\s*(?:us)?\$?\s*(?<both>${figure})(?<bothScale>${scale})(?:\s*dollars)?\s*\)(?:\s+(?:u\.?s\.?\s+)?dollars)?`,
    String.raw`\$\s*(?<signed>${figure})(?<signedScale>${scale})`,
    String.raw`\b(?<plain>\d{1,3}(?:,\d{3}){2,})(?:\.00)?(?:\s+dollars)?`,
    String.raw`\b(?<thousands>\d{3},\d{3})\s+dollars`,
    String.raw`\b(?<short>\d+(?:\.\d+)?)(?<shortScale>\s*(?:million|mil|mm)\b|[mM]\b)`,
    String.raw`\b(?<worded>${words})\s+(?:u\.?s\.?\s+)?dollars\b`,
  ].join('|'),
  'giu',
)

const inCents = (figures: string, by = ''): number =>
  Math.round(Number(figures.replaceAll(',', '')) * (scales[by.trim().toLowerCase()] ?? 1) * 100)

/** A number in English words, such as “two million five hundred thousand”; null if it is not one. */
export function numberInWords(text: string): number | null {
  let total = 0
  let group = 0
  const parts = text
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((part) => part !== '' && part !== 'and')
  for (const part of parts) {
    const value = Math.max(units.indexOf(part), tens.indexOf(part) * 10)
    if (part === 'hundred') group = Math.max(1, group) * 100
    else if (part !== 'm' && part !== 'k' && scales[part] !== undefined) {
      total += Math.max(1, group) * scales[part]
      group = 0
    } else if (value > 0) group += value
    else return null
  }
  return parts.length === 0 ? null : total + group
}

const figureGroups = ['both', 'signed', 'plain', 'thousands', 'short'] as const

/** The cents that a match says, in figures or else as text. */
function centsOf(groups: Readonly<Record<string, string | undefined>>): number {
  const name = figureGroups.find((each) => groups[each] !== undefined)
  if (name === undefined) return (numberInWords(groups['worded'] ?? '') ?? 0) * 100
  return inCents(groups[name]!, groups[`${name}Scale`])
}

/** Every amount of a text, in order. */
export const amountsIn = (text: string): FoundAmount[] =>
  [...text.matchAll(amounts)]
    .map(({ 0: found, index, groups = {} }) => ({
      from: index,
      to: index + found.trimEnd().length,
      cents: centsOf(groups),
    }))
    .filter(({ cents }) => cents > 0 && Number.isSafeInteger(cents))

const counted = `(?:(?:${words})\\s*\\(\\s*\\d{1,3}\\s*\\)|\\d{1,3}|${words})`

/** The pattern of a count such as “30”, “thirty (30)”, or “thirty”. */
export const countPattern = counted

/** The count that such a text says. */
export const countOf = (text: string): number | null => {
  const digits = /\d+/u.exec(text)?.[0]
  return digits === undefined ? numberInWords(text) : Number(digits)
}
