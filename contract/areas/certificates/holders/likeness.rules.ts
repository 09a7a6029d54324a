import type { CertificateHolderDraft } from '../certificate-holder.shapes.ts'

/** What distinguishes holders. */
export type Likened = Pick<
  CertificateHolderDraft,
  'name' | 'street' | 'city' | 'state' | 'zip' | 'interest' | 'loanNumber' | 'asset'
>

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Entity types at the end of a name, often omitted or spelled differently. */
const entityTypes = new Set(
  'llc inc incorporated corp corporation co company ltd limited lp llp lllp pllc plc pc pa na fsb'.split(' '),
)

const shortened = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))

const nameWords = shortened(
  'association=assn assoc=assn national=natl brothers=bros international=intl management=mgmt',
)

const streetWords = shortened(
  'street=st avenue=ave av=ave road=rd drive=dr boulevard=blvd lane=ln court=ct place=pl square=sq terrace=ter ' +
    'highway=hwy parkway=pkwy circle=cir trail=trl suite=ste room=rm floor=fl building=bldg apartment=apt unit=ste ' +
    'north=n south=s east=e west=w northeast=ne northwest=nw southeast=se southwest=sw',
)

/** A legal name as it is compared: without case, marks, a leading article, and the entity type. */
export function nameKey(name: string): string {
  const words = wordsOf(name).map((word) => nameWords.get(word) ?? word)
  const from = words[0] === 'the' ? 1 : 0
  let end = words.length
  while (end > from + 1 && entityTypes.has(words[end - 1]!)) end -= 1
  return words.slice(from, end).join(' ')
}

/** A street address as it is compared: its words in their short form. */
export const streetKey = (street: string): string =>
  wordsOf(street)
    .map((word) => streetWords.get(word) ?? word)
    .join(' ')

const zipKey = (zip: string): string => zip.slice(0, 5)
const plain = (text: string): string => wordsOf(text).join(' ')

/** Whether two holders have the same interest in the same asset: each interest is a holder of its own. */
const haveSameInterest = (one: Likened, other: Likened): boolean =>
  one.interest === other.interest &&
  plain(one.asset) === plain(other.asset) &&
  (one.loanNumber === '' || other.loanNumber === '' || plain(one.loanNumber) === plain(other.loanNumber))

/** Whether one name is the other with a letter or two changed, or with words added at its end. */
function areNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 5) return false
  return long.startsWith(`${short} `) || (long.length - short.length <= 2 && editsBetween(short, long) <= 2)
}

/** How many letters have to be changed, added or removed to make one text of another. */
function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of one.split('').entries()) {
    const line = [row + 1]
    for (const [at, wanted] of other.split('').entries())
      line.push(Math.min(line[at]! + 1, above[at + 1]! + 1, above[at]! + (letter === wanted ? 0 : 1)))
    above = line
  }
  return above.at(-1)!
}

/** What a list takes once: a name with an interest in an asset. */
export const onceKey = ({ name, interest, asset }: Pick<Likened, 'name' | 'interest' | 'asset'>): string =>
  [name.toLowerCase(), interest, asset.toLowerCase()].join('\n')

/** Whether two holders are probably the same: by name at the same place, or by a near name at the same address. */
export function lookAlike(one: Likened, other: Likened): boolean {
  if (onceKey(one) === onceKey(other)) return true
  if (!haveSameInterest(one, other)) return false
  const isSameZip = zipKey(one.zip) === zipKey(other.zip)
  const isSameStreet = streetKey(one.street) === streetKey(other.street)
  const names = [nameKey(one.name), nameKey(other.name)] as const
  if (names[0] === names[1]) return isSameZip || isSameStreet || placeKey(one) === placeKey(other)
  return isSameZip && isSameStreet && areNear(...names)
}

const placeKey = ({ city, state }: Likened): string => `${plain(city)} ${state}`

/** Finds what a holder looks like among others, without comparing each with each. */
export class LikeHolders<H extends Likened> {
  readonly #byKey = new Map<string, H[]>()

  add(holder: H): void {
    for (const key of keysOf(holder)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), holder])
  }

  /** The first one that was added and looks like this. */
  find(holder: Likened): H | undefined {
    const near = keysOf(holder).flatMap((key) => this.#byKey.get(key) ?? [])
    return near.find((each) => lookAlike(each, holder))
  }
}

const keysOf = ({ name, street, zip }: Likened): readonly string[] => [
  `name ${nameKey(name)}`,
  `street ${streetKey(street)} ${zipKey(zip)}`,
]

/** Of each holder that looks like one before it in the list, both ids; the key is what they are grouped by. */
export function alikeGroups(holders: readonly (Likened & { readonly id: string })[]): ReadonlyMap<string, string> {
  const seen = new LikeHolders<Likened & { readonly id: string }>()
  const groups = new Map<string, string>()
  for (const holder of holders) {
    const like = seen.find(holder)
    if (like !== undefined) {
      const group = groups.get(like.id) ?? like.id
      groups.set(like.id, group).set(holder.id, group)
    }
    seen.add(holder)
  }
  return groups
}
