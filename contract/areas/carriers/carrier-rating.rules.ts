import { addDays, americanDay } from '../../kit/zone.rules.ts'

/** Financial strength ratings of A.M. Best, the best first. Their meaning is public; ratings themselves are entered by hand. */
export const strengthRatings = [
  'A++',
  'A+',
  'A',
  'A-',
  'B++',
  'B+',
  'B',
  'B-',
  'C++',
  'C+',
  'C',
  'C-',
  'D',
  'E',
  'F',
  'S',
  'NR',
] as const

/** Financial size categories, the smallest first. */
export const sizeCategories = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
] as const

export type StrengthRating = (typeof strengthRatings)[number]
export type SizeCategory = (typeof sizeCategories)[number]

interface Rating {
  readonly rating: StrengthRating
  readonly size: SizeCategory | ''
}

/** A rating as text, such as `A- VII`, `A-minus, class VIII, or better`, `A-:VII`; undefined if there is none. */
export function ratingOf(text: string): Rating | undefined {
  const words = text
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/\s*-?\s*\bminus\b/giu, '-')
    .replaceAll(/\s*\bplus\b/giu, '+')
    .replaceAll(/A\.?\s*M\.?\s*Best(?:['’]s)?/giu, ' ')
  const found = /(?<![\p{L}\d])(?<rating>NR|[A-F]\s?(?:\+\+|\+|-(?!\p{L}))?)(?![\p{L}\d+])/u.exec(words)
  const rating = strengthRatings.find((each) => each === found?.groups?.['rating']?.replaceAll(' ', ''))
  if (rating === undefined) return undefined
  return { rating, size: sizeIn(words.slice(found!.index + found![0].length)) }
}

/** The financial size category in the text after a rating; blank if there is none. */
function sizeIn(words: string): SizeCategory | '' {
  const roman = /(?<![\p{L}\d])(?<roman>[IVX]{1,5})(?![\p{L}\d])/u.exec(words)?.groups?.['roman']
  const number = /(?:class|size|category|FSC)\D{0,20}(?<number>\d{1,2})\b/iu.exec(words)?.groups?.['number']
  return sizeCategories.find((each) => each === roman) ?? sizeCategories[Number(number ?? 0) - 1] ?? ''
}

/** The rating of a carrier as someone entered it. */
export interface CarrierRating {
  readonly carrier: string
  readonly rating: StrengthRating | ''
  readonly size: SizeCategory | ''
  readonly ratedOn: string | null
  readonly ratingSource: string
}

export interface JudgedRating {
  readonly verdict: 'MET' | 'GAP' | 'CANNOT_TELL'
  readonly why: string
  /** The rating on file, whatever its date; blank if there is none. */
  readonly found: string
}

/** For how long a rating counts after its date. */
const ratingDays = 366

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

export const ratingText = ({ rating, size }: Pick<CarrierRating, 'rating' | 'size'>): string =>
  [rating, size].filter((part) => part !== '').join(' ')

/** Compares the carrier rating that a contract requires with the one on file. Missing or old ratings give no result. */
export function judgedRating(
  required: string,
  carrier: string,
  { ratings, today }: { readonly ratings: readonly CarrierRating[]; readonly today: string },
): JudgedRating {
  const asked = ratingOf(required)
  const stored = ratings.find((each) => plain(each.carrier) === plain(carrier) && each.rating !== '')
  const found = stored === undefined ? '' : ratingText(stored)
  const unknown = (why: string): JudgedRating => ({ verdict: 'CANNOT_TELL', why, found })
  if (asked === undefined) return unknown(`“${required}” is not a rating that the portal can compare.`)
  if (stored === undefined || stored.ratedOn === null) return unknown(`No A.M. Best rating of ${carrier} is on file.`)
  const source = stored.ratingSource === '' ? '' : `, ${stored.ratingSource}`
  const has = `${carrier} is rated ${found} as of ${americanDay(stored.ratedOn)}${source}.`
  if (addDays(stored.ratedOn, ratingDays) <= today) return unknown(`${has} This is more than 12 months ago.`)
  if (stored.rating === 'S') return unknown(`${has} The rating is suspended.`)
  const meets = meetsRating(asked, stored)
  if (meets === undefined) return unknown(`${has} Its financial size category is not on file.`)
  return { verdict: meets ? 'MET' : 'GAP', why: has, found }
}

/** Whether a rating is as good as what is asked; undefined if its size decides and is not on file. */
function meetsRating(asked: Rating, stored: Pick<CarrierRating, 'rating' | 'size'>): boolean | undefined {
  if (strengthRatings.indexOf(stored.rating as StrengthRating) > strengthRatings.indexOf(asked.rating)) return false
  if (asked.size === '') return true
  return stored.size === '' ? undefined : sizeCategories.indexOf(stored.size) >= sizeCategories.indexOf(asked.size)
}
