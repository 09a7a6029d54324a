import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { findingLabels } from '@portico/contract/areas/experience/finding-labels.ts'
import { findingsOf } from '@portico/contract/areas/experience/findings.rules.ts'
import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import { ratingOf } from '@portico/contract/areas/experience/rating-bureaus.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { RatedWorksheet, Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { planFor } from './plan.view.ts'
import { ratedView, worksheetsView } from './worksheet.view.ts'

/** How far the experience rating for a term has come, for the renewal. */
interface ModProgress {
  readonly percent: number
  readonly blockers: readonly { readonly text: string; readonly link: string; readonly isHard: boolean }[]
  readonly parts: readonly { readonly name: string; readonly link: string; readonly percent: number }[]
  /** Lines that differ from last year's worksheets; null if there is no last year. */
  readonly changed: number | null
}

/**
 * What is entered for the term starting on a day, by state: published mod, classes, and whether all doubts are
 * resolved.
 */
export async function modProgress(tx: Tx, account: string, effectiveOn: string): Promise<ModProgress> {
  const link = `/${encodeURIComponent(account)}/experience`
  const sheets = await worksheetsView(tx, account)
  const lastYear = addMonths(effectiveOn, -12)
  const current = currentOf(sheets, effectiveOn)
  if (current.length === 0)
    return {
      percent: 0,
      blockers: [{ text: experienceMessages.noneEntered, link, isHard: false }],
      parts: [],
      changed: null,
    }
  const brokerage = await brokerageOf(tx, account)
  const plans = await Promise.all(current.map(({ state, ratingOn: day }) => planFor(tx, brokerage, { state, day })))
  const access = current.map((sheet, at) => standingOf(sheet, plans[at] ?? null))
  const percents = access.map(({ percent }) => percent)
  const before = sheets.filter(({ ratingOn }) => ratingOn <= lastYear && ratingOn > addMonths(lastYear, -12))
  return {
    percent: Math.floor(percents.reduce((sum, percent) => sum + percent, 0) / percents.length),
    blockers: access.flatMap(({ blockers }) => blockers.map((blocker) => ({ ...blocker, link }))),
    parts: access.map(({ name, percent }) => ({ name, link, percent })),
    changed: before.length === 0 ? null : changedLines(before, current),
  }
}

/** The worksheets of the term that starts on a day, one per state, with the values that apply to each. */
export async function ratedSheetsView(tx: Tx, account: string, effectiveOn: string): Promise<RatedWorksheet[]> {
  const current = currentOf(await worksheetsView(tx, account), effectiveOn)
  const brokerage = await brokerageOf(tx, account)
  return Promise.all(current.map((worksheet) => ratedView(tx, { account, brokerage }, worksheet)))
}

const currentOf = (sheets: readonly Worksheet[], effectiveOn: string): readonly Worksheet[] =>
  sheets.filter(({ ratingOn }) => ratingOn > addMonths(effectiveOn, -12) && ratingOn <= effectiveOn)

function standingOf(sheet: Worksheet, plan: RatingPlan | null) {
  const name = `Experience mod ${sheet.state}`
  // Where the state's plan is not supported, its published mod is all that can be entered.
  if ('refused' in ratingOf(sheet.state)) return publishedOnly(sheet, name)
  const figured = modOf(sheet, plan)
  const missing = isMissing(figured) ? figured.missing : []
  const findings = findingsOf(sheet, plan)
  const unpublished = unpublishedIn(sheet, name)
  const isEmpty = sheet.classes.length === 0
  const blockers = [
    ...missing.map((text) => ({ text: `${name}: ${experienceMessages.lacking} ${text}`, isHard: isEmpty })),
    ...unpublished,
    ...findings.map(({ kind }) => ({ text: `${name}: ${findingLabels[kind].title}`, isHard: false })),
  ]
  const steps = [!isEmpty, missing.length === 0, unpublished.length === 0, findings.length === 0]
  return { name, blockers, percent: (100 * steps.filter(Boolean).length) / steps.length }
}

const unpublishedIn = ({ publishedMod }: Worksheet, name: string) =>
  publishedMod === null ? [{ text: `${name}: ${experienceMessages.notPublished}`, isHard: false }] : []

function publishedOnly(sheet: Worksheet, name: string) {
  const blockers = unpublishedIn(sheet, name)
  return { name, blockers, percent: blockers.length === 0 ? 100 : 0 }
}

/** Classes and claims that differ from last year's worksheets, and removed ones. */
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
