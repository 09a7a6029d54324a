import type { Standing } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { entriesView } from './entries/entries.view.ts'
import { profileProgress } from './profile-pages/profile-progress.view.ts'

/** A form of an account and how much of it is still asked. */
export interface FormReadiness {
  /** The page of the profile, or the application. */
  readonly id: string
  readonly title: string
  readonly percent: number
  /** Required answers that are missing. */
  readonly missing: number
  readonly isDone: boolean
}

type Owner = Pick<Standing, 'account' | 'brokerage'>

/** How far each form of an account is: the pages of its profile, and its applications for a year. */
export const formsReadiness = {
  async profile(tx: Tx, owner: Owner, day: string): Promise<FormReadiness[]> {
    const pages = await profileProgress(tx, owner, day)
    return pages.map(({ page, title, progress: { percent, missing } }) => ({
      id: page,
      title,
      percent,
      missing: missing.length,
      isDone: percent === 100,
    }))
  },
  async applications(tx: Tx, { account }: Owner, year: string): Promise<FormReadiness[]> {
    const entries = await entriesView(tx, account, { year })
    return entries.map(({ id, application, progress, status }) => ({
      id,
      title: application.name,
      percent: progress.percent,
      missing: progress.required - progress.answered,
      isDone: status === 'DONE',
    }))
  },
} as const
