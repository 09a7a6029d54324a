import type { Handler } from '../../platform/context.ts'
import { bannersView } from './banners.view.ts'

/** The banners that are for the user. */
export const listBanners: Handler<'GET /api/users/me/banners'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => bannersView(tx, context.actor.userId, context.platform.now())),
})
