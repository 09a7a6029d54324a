import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sameValue } from './answers/filled-form.ts'
import { factsBefore } from './answers/stored-answers.view.ts'
import { changedAnswers } from './changed-answers.ts'
import { editionsView } from './entries/editions.view.ts'
import { filledEntriesView } from './entries/entries.view.ts'
import { doneAnswersView, lastYearsView } from './final-versions/final-versions.view.ts'
import { type FilledPage, filledProfile } from './profile-pages/filled-profile.view.ts'

/** A form of an account and how much of it is still unanswered. */
interface FormReadiness {
  /** The page of the profile, or the application. */
  readonly id: string
  readonly title: string
  readonly percent: number
  /** Required answers that are missing. */
  readonly missing: number
  readonly isDone: boolean
}

/** The forms of an account. */
interface FormsReadiness {
  readonly forms: readonly FormReadiness[]
  /** Answers that differ from last year; null if there is no last year. */
  readonly changed: number | null
}

type Owner = Pick<AccountAccess, 'account' | 'brokerage'>

/** How far each form of an account is: the pages of its profile, and its applications for a year. */
export const formsReadiness = {
  /** `lastYearOn` is the first day of the term that expires. */
  async profile(
    tx: Tx,
    owner: Owner,
    { day, lastYearOn }: { readonly day: string; readonly lastYearOn: string },
  ): Promise<FormsReadiness> {
    const [pages, before] = await Promise.all([
      filledProfile(tx, owner, day),
      factsBefore(tx, owner.account, lastYearOn),
    ])
    return {
      forms: pages.map(({ page, title, progress: { percent, missing } }) => ({
        id: page,
        title,
        percent,
        missing: missing.length,
        isDone: percent === 100,
      })),
      changed: before === undefined ? null : changedFacts(pages, before),
    }
  },
  async applications(
    tx: Tx,
    { account }: Owner,
    { year, day }: { readonly year: string; readonly day: string },
  ): Promise<FormsReadiness> {
    const [filled, done, lastYears] = await Promise.all([
      filledEntriesView(tx, account, day, { year }),
      doneAnswersView(tx, account, year),
      lastYearsView(tx, account, { year }),
    ])
    const layouts = await editionsView(
      tx,
      filled.map(({ row }) => row.editionId),
    )
    const compared = filled.flatMap(({ row, values }) => {
      const [layout, last, isDone] = [layouts.get(row.editionId), lastYears.get(row.formId), row.status === 'DONE']
      if (layout === undefined || last === undefined) return []
      const now = done.get(row.id) ?? values
      return [changedAnswers({ layout, now, before: last.answers, years: Number(year) - Number(last.year), isDone })]
    })
    return {
      forms: filled.map(({ entry: { id, application, progress, status } }) => ({
        id,
        title: application.name,
        percent: progress.percent,
        missing: progress.required - progress.answered,
        isDone: status === 'DONE',
      })),
      changed: compared.length === 0 ? null : compared.reduce((sum, many) => sum + many, 0),
    }
  },
} as const

/** Fields on profile pages that have changed; one on two pages counts once. */
function changedFacts(pages: readonly FilledPage[], before: ReadonlyMap<string, AnswerValue | null>): number {
  const changed = pages.flatMap(({ sheet, answers }) =>
    [...answers].flatMap(([path, { value }]) => {
      const place = locate(sheet.layout, path)
      const address = place === undefined ? null : sheet.addressOf(place, path)
      if (address === null || !before.has(address)) return []
      return sameValue(value, before.get(address) ?? null) ? [] : [address]
    }),
  )
  return new Set(changed).size
}
