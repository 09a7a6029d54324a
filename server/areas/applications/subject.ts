import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import type { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { change } from '../events/events.public.ts'
import type { Sheet } from './answers/filled-form.ts'
import { applicationSheet, layoutOf, wantedRow } from './entries/open-application.ts'
import { profilePage } from './profile-pages/open-profile-page.ts'

/** What people comment on, give to each other and look back at: an application, or a page of the profile. */
export interface Subject {
  readonly type: 'application' | 'profile-page'
  /** Id of the application, or name of the page. */
  readonly id: string
  readonly name: string
  /** In notices. */
  readonly title: string
  readonly sheet: Sheet
  /** Its address in the portal. */
  readonly link: string
  /** What its readers may open. */
  readonly code: PermissionCode
  /** Notifies open screens of a change. */
  readonly changed: ReturnType<typeof change>
}

type Named = { readonly appId: string } | { readonly page: ProfilePageName }

/** The subject of a call, by the names in its path; ends the call if it does not exist. */
export async function subjectOf(tx: Tx, context: AccountContext, named: Named): Promise<Subject> {
  const { account } = context.account
  if ('appId' in named) {
    const row = await wantedRow(tx, account, named.appId)
    return {
      type: 'application',
      id: row.id,
      name: row.name,
      title: `${row.name} ${row.year}`,
      sheet: applicationSheet(await layoutOf(tx, row)),
      link: linkOf(account, row.id),
      code: 'OP_READ_APPLICATIONS',
      changed: change(account, 'applications', row.id),
    }
  }
  const { page } = named
  const { title, sheet } = await profilePage(tx, context.account, { page, day: todayOf(context) })
  return {
    type: 'profile-page',
    id: page,
    name: title,
    title: `Profile: ${title}`,
    sheet,
    link: `/${encodeURIComponent(account)}/profile/${page}`,
    code: 'OP_READ_COMP_PROFILE',
    changed: change(account, 'profile-pages', page),
  }
}

/** The address of an application in the portal. */
export const linkOf = (account: string, id: string): string => `/${encodeURIComponent(account)}/applications/${id}`

/** The columns by which rows name what they are about. */
export const columnsOf = ({ type, id }: Pick<Subject, 'type' | 'id'>) => ({
  application_id: type === 'application' ? id : null,
  profile_page: type === 'profile-page' ? id : null,
})
