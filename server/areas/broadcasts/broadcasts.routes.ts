import { broadcastsCalls } from '@portico/contract/areas/broadcasts/broadcasts.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changeOptOut } from './change-opt-out.ts'
import { createBroadcast } from './create-broadcast.ts'
import { dismissBanner } from './dismiss-banner.ts'
import { getBroadcast } from './get-broadcast.ts'
import { listBanners } from './list-banners.ts'
import { listBroadcasts } from './list-broadcasts.ts'
import { lookAtOptOut } from './look-at-opt-out.ts'
import { previewBroadcast } from './preview-broadcast.ts'
import { seeBanner } from './see-banner.ts'
import { stopBroadcast } from './stop-broadcast.ts'

export const broadcastsRoutes = bind(broadcastsCalls, {
  'GET /api/administration/broadcasts': listBroadcasts,
  'POST /api/administration/broadcasts/preview': previewBroadcast,
  'POST /api/administration/broadcasts': createBroadcast,
  'GET /api/administration/broadcasts/{broadcastId}': getBroadcast,
  'POST /api/administration/broadcasts/{broadcastId}/stop': stopBroadcast,
  'GET /api/users/me/banners': listBanners,
  'POST /api/users/me/banners/{broadcastId}/seen': seeBanner,
  'POST /api/users/me/banners/{broadcastId}/dismiss': dismissBanner,
  'GET /open/opt-outs/{token}': lookAtOptOut,
  'PUT /open/opt-outs/{token}': changeOptOut,
})
