import { readFileSync } from 'node:fs'

/** Where the ceilings are stored, from the root of the repository. */
export const budgetsFile = 'scripts/structure/budgets.json'

/** The ceiling of each measure; `npm run lower-budgets` lowers those that code has come below. They never rise. */
export const budgets: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
)

/** Ceilings of areas without their own: what a new area may cost. */
export const budgetsOfNewAreas: Readonly<Record<string, number>> = {
  'server lines per call': 95,
  'web lines per screen': 900,
}
