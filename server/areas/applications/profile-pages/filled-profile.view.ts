import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { type FormProgress, progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { fill, type Filled } from '../answers/filled-form.ts'
import { bookOf } from '../entries/open-application.ts'
import { type ProfilePage, profilePages } from './open-profile-page.ts'

export interface FilledPage extends ProfilePage, Filled {
  readonly page: ProfilePageName
  readonly progress: FormProgress
}

/** Every page of a profile with its account data, read once for all, and its progress. */
export async function filledProfile(
  tx: Tx,
  owner: Pick<AccountAccess, 'account' | 'brokerage'>,
  day: string,
): Promise<FilledPage[]> {
  const [book, pages] = await Promise.all([bookOf(tx, owner.account), profilePages(tx, owner, day)])
  return pages.map((page) => {
    const filled = fill(page.sheet, book)
    return { ...page, ...filled, progress: progressOf(page.sheet.layout, filled.values, day) }
  })
}
