import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { findingWords } from '@portico/contract/areas/experience/finding-words.ts'
import { findingsOf } from '@portico/contract/areas/experience/findings.rules.ts'
import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { planFor } from './plan.view.ts'
import { worksheetsView } from './worksheet.view.ts'

/** How far the experience rating for a term has come, for the renewal. */
interface ModProgress {
  readonly percent: number
  readonly blockers: readonly { readonly text: string; readonly link: string; readonly isHard: boolean }[]
  readonly parts: readonly { readonly name: string; readonly link: string; readonly percent: number }[]
  /** Lines that differ from last year's worksheets; null where there is no last year. */
  readonly changed: number | null
}

/** What is entered for the term that begins on a day, state by state: published mod, classes, and nothing left in doubt. */
export async function modProgress(tx: Tx, account: string, effectiveOn: string): Promise<ModProgress> {
  const link = `/${encodeURIComponent(account)}/experience`
  const sheets = await worksheetsView(tx, account)
  const lastYear = addMonths(effectiveOn, -12)
  const current = sheets.filter(({ ratingOn }) => ratingOn > lastYear && ratingOn <= effectiveOn)
  if (current.length === 0)
    return {
      percent: 0,
      blockers: [{ text: experienceMessages.noneEntered, link, isHard: false }],
      parts: [],
      changed: null,
    }
  const brokerage = await brokerageOf(tx, account)
  const plans = await Promise.all(current.map(({ state, ratingOn: day }) => planFor(tx, brokerage, { state, day })))
  const standing = current.map((sheet, at) => standingOf(sheet, plans[at] ?? null))
  const percents = standing.map(({ percent }) => percent)
  const before = sheets.filter(({ ratingOn }) => ratingOn <= lastYear && ratingOn > addMonths(lastYear, -12))
  return {
    percent: Math.floor(percents.reduce((sum, percent) => sum + percent, 0) / percents.length),
    blockers: standing.flatMap(({ blockers }) => blockers.map((blocker) => ({ ...blocker, link }))),
    parts: standing.map(({ name, percent }) => ({ name, link, percent })),
    changed: before.length === 0 ? null : changedLines(before, current),
  }
}

function standingOf(sheet: Worksheet, plan: RatingPlan | null) {
  const name = `Experience mod ${sheet.state}`
  const figured = modOf(sheet, plan)
  const missing = isMissing(figured) ? figured.missing : []
  const findings = findingsOf(sheet, plan)
  const unpublished = sheet.publishedMod === null ? [experienceMessages.notPublished] : []
  const isEmpty = sheet.classes.length === 0
  const blockers = [
    ...missing.map((text) => ({ text: `${name}: ${experienceMessages.lacking} ${text}`, isHard: isEmpty })),
    ...unpublished.map((text) => ({ text: `${name}: ${text}`, isHard: false })),
    ...findings.map(({ kind }) => ({ text: `${name}: ${findingWords[kind].title}`, isHard: false })),
  ]
  const steps = [!isEmpty, missing.length === 0, unpublished.length === 0, findings.length === 0]
  return { name, blockers, percent: (100 * steps.filter(Boolean).length) / steps.length }
}

/** Classes and claims that last year's worksheets do not have as they are now, and those that are gone. */
function changedLines(before: readonly Worksheet[], after: readonly Worksheet[]): number {
  const [stood, stand] = [keysOf(before), keysOf(after)]
  return [...stand].filter((key) => !stood.has(key)).length + [...stood].filter((key) => !stand.has(key)).length
}

const keysOf = (sheets: readonly Worksheet[]): ReadonlySet<string> =>
  new Set(
    sheets.flatMap(({ state, classes, claims }) =>
      [...classes, ...claims].map((line) => JSON.stringify([state, line])),
    ),
  )

async function brokerageOf(tx: Tx, account: string): Promise<string> {
  const { brokerage_code: brokerage } = await tx.db
    .selectFrom('accounts')
    .select('brokerage_code')
    .where('code', '=', account)
    .executeTakeFirstOrThrow()
  return brokerage
}
