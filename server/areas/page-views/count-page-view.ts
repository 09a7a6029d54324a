import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { portalDay } from '../../platform/dates/today.ts'
import { addPageView } from './page-views.store.ts'

/** Counts an opened page, if analytics are on. */
export const countPageView: Handler<'POST /open/page-views'> = async ({ platform }, { body }) => {
  if (!platform.config.analytics) throw notFound()
  const day = portalDay(platform)
  // oxlint-disable-next-line portico/write-handler -- counts are anonymous: an audit row would name the viewer
  await platform.database.write('system', (tx) => addPageView(tx, { day, user_type: body.userType, page: body.page }))
  return { status: 204 }
}
