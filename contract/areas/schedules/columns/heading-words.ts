/** Bounds the work for a file that has no headings at all in its first row. */
const longestHeading = 120

/** Words that headings shorten, and what the trade means by them. */
const longForms: Readonly<Record<string, string | undefined>> = {
  acc: 'accidents',
  addr: 'address',
  bldg: 'building',
  coins: 'coinsurance',
  const: 'construction',
  constr: 'construction',
  ded: 'deductible',
  est: 'estimated',
  lic: 'license',
  number: 'no',
  num: 'no',
  occ: 'occupancy',
  occup: 'occupancy',
  sprk: 'sprinklered',
  sprinkl: 'sprinklered',
  viol: 'violations',
  yr: 'year',
  zn: 'zone',
}

/** The words of a heading in small letters: without marks, units and years, CamelCase taken apart, short words whole. */
export function wordsOf(heading: string): string[] {
  const words = heading
    .slice(0, longestHeading)
    .replace(thousands, ' ')
    .replace(millions, ' ')
    // A word hyphenated at the end of its line.
    .replaceAll(/(\p{L})-\s+(?=\p{Ll})/gu, '$1')
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''))
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, '$1 ')
    .toLowerCase()
    .replaceAll('#', ' no ')
    .replaceAll('%', ' percent ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'of')
    .map((word) => longForms[word] ?? word)
  const [year] = yearsIn(heading)
  const others = year === undefined ? words : words.filter((word) => !/^(?:(?:19|20)\d\d|\d\d)$/.test(word))
  return others.length === 0 ? words : others
}

/** A heading in normalized form, for comparing and storing. */
export const headingKey = (heading: string): string => wordsOf(heading).join(' ')

/** The years that a heading names: `2026-27 Est. Payroll`. */
export const yearsIn = (heading: string): number[] => (heading.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)

/** The unit of the numbers in a column. */
export type Unit = 1000 | 1_000_000

const thousands =
  /\(?(?:\bin\s+)?(?:(?:(?<=^|[\s($])|(?<=\bUS)\$)\$?['’]?000['’]?s?(?![,\d])(?:\s+omitted)?|\bthousands\b|\$\s?k\b|\(k\)|\bx\s?1,?000\b(?!,))\)?/i
const millions =
  /\(?(?:\bin\s+)?(?:\$\s?(?:mm?|mil)\b|\((?:mm|mil)\)|(?<=^|[\s($])\$?000,000(?![,\d])|\bmillions\b)\)?/i

/** The unit in a heading or a title: `($000)`, `in thousands`, `$M`; null if there is none. */
export function unitIn(text: string): Unit | null {
  const named = text.slice(0, longestHeading)
  if (millions.test(named)) return 1_000_000
  return thousands.test(named) ? 1000 : null
}
