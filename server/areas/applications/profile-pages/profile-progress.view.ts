import { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { type FormProgress, progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import type { Standing } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { fill } from '../answers/filled-form.ts'
import { bookOf } from '../entries/open-application.ts'
import { profilePage } from './open-profile-page.ts'

interface PageProgress {
  readonly page: ProfilePageName
  readonly title: string
  readonly progress: FormProgress
}

/** How far each page of a profile is; the fact book is read once for all of them. */
export async function profileProgress(
  tx: Tx,
  owner: Pick<Standing, 'account' | 'brokerage'>,
  day: string,
): Promise<PageProgress[]> {
  const [book, ...pages] = await Promise.all([
    bookOf(tx, owner.account),
    ...ProfilePageName.options.map(async (page) => ({ page, ...(await profilePage(tx, owner, { page, day })) })),
  ])
  return pages.map(({ page, title, sheet }) => ({
    page,
    title,
    progress: progressOf(sheet.layout, fill(sheet, book).values, day),
  }))
}
