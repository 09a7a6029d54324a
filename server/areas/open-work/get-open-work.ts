import type { Handler } from '../../platform/context.ts'
import { openWorkView } from './open-work.view.ts'
import { wantedUser } from '../platform-users/platform-users.public.ts'

/** What a user has open, and who could take it over. */
export const getOpenWork: Handler<'GET /api/administration/users/{username}/open-work'> = async (
  context,
  { params },
) => ({
  status: 200,
  body: await context.read(async (tx) => openWorkView(tx, (await wantedUser(tx, context, params.username)).id)),
})
