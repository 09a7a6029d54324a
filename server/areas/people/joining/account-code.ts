import { randomInt } from 'node:crypto'

/** Neither vowels, so that no word comes out, nor signs that are mistaken for one another. */
const signs = '2346789BCDFGHJKMPQRTVWXZ'
const digits = '2346789'
const nameLength = 30

/**
 * A code for a new account: what fits of the company's name, and five signs that begin with a digit. Those keep it
 * apart from every page's name, and keep it from telling whether another company of that name is here.
 */
export function accountCodeFor(companyName: string, random: (below: number) => number = randomInt): string {
  const name = companyName
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .slice(0, nameLength)
    .replaceAll(/^-+|-+$/g, '')
  const ending = [digits, signs, signs, signs, signs].map((from) => from[random(from.length)]).join('')
  return name === '' ? `COMPANY-${ending}` : `${name}-${ending}`
}
