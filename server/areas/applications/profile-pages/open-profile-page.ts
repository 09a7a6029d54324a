import { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { layoutFor, layoutsFor } from '../../forms/forms.public.ts'
import { mappedAddress, type Sheet } from '../answers/filled-form.ts'

/** A page of the profile as a form to fill. */
export interface ProfilePage {
  readonly title: string
  readonly editionId: string
  readonly sheet: Sheet
}

/**
 * The current version of the page for the account. Answers to a brokerage's own questions there are account data too,
 * by page.
 */
export async function profilePage(
  tx: Tx,
  access: Pick<AccountAccess, 'account' | 'brokerage'>,
  { page, day }: { readonly page: ProfilePageName; readonly day: string },
): Promise<ProfilePage> {
  const formId = formIdOf(page)
  return profilePageOf(formId, await layoutFor(tx, access, { formId, day }))
}

/** All pages in order; each as `profilePage` returns it. */
export async function profilePages(
  tx: Tx,
  access: Pick<AccountAccess, 'account' | 'brokerage'>,
  day: string,
): Promise<(ProfilePage & { readonly page: ProfilePageName })[]> {
  const formIds = ProfilePageName.options.map(formIdOf)
  const forms = await layoutsFor(tx, access, { formIds, day })
  return ProfilePageName.options.map((page, at) => ({ page, ...profilePageOf(formIds[at]!, forms[at]!) }))
}

const formIdOf = (page: ProfilePageName): string => `profile-${page}`

type FormInForce = Awaited<ReturnType<typeof layoutFor>>

function profilePageOf(formId: string, { form, layout, editionId }: FormInForce): ProfilePage {
  const addressOf: Sheet['addressOf'] = (place, path) => mappedAddress(place) ?? `${formId}:${path}`
  return { title: form.title, editionId, sheet: { layout, addressOf, own: new Map() } }
}
