import type { AnalyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'
import { call } from './client.ts'

/** Usage analytics. What it receives identifies neither a person nor an account. */
export interface Analytics {
  /** A page was opened, named by the pattern of its address, such as `/$accountId/dashboard`. */
  pageView(pattern: string): void
  /** Which kind of user opens pages from now on. */
  userType(type: AnalyticsUserType): void
}

const silent: Analytics = { pageView: () => undefined, userType: () => undefined }

/** Off unless the server enables it, and always off if the browser sends Do Not Track or Global Privacy Control. */
export function createAnalytics(): Analytics {
  const isOn = document.querySelector<HTMLMetaElement>('meta[name="portico-analytics"]')?.content === 'on'
  if (!isOn || asksNotToBeFollowed()) return silent
  let userType: AnalyticsUserType = 'guest'
  return {
    pageView: (page) =>
      void call('POST /open/page-views', { body: { page, userType } }, { keepalive: true }).catch(() => undefined),
    userType: (type) => (userType = type),
  }
}

/** Do Not Track, or Global Privacy Control. */
function asksNotToBeFollowed(): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator
  return doNotTrack === '1' || globalPrivacyControl === true
}
