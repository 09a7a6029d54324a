import type { Verb } from '../../../platform/context.ts'
import { dayOf } from '../answers/answerer.ts'
import { profileProgress } from './profile-progress.view.ts'

/** How far each page of the account’s profile is. */
export const listProfilePages: Verb<'GET /api/accounts/{accountId}/profile-pages'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => profileProgress(tx, context.account, dayOf(context.platform))),
})
