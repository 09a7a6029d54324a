import { shellMessages } from '@portico/contract/kit/shell.messages.ts'
import { globalNotices } from './global-notices.ts'

/** Milliseconds that the good news stays. */
const onlineAgainMs = 4000

/** Shows a notice while the network is offline, and when it is back. Returns how to stop. */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopped = new AbortController()
  const { signal } = stopped
  const hideInfo = (): void => {
    clearTimeout(timer)
    globalNotices.set('info', { show: false })
  }
  const onOffline = (): void => {
    hideInfo()
    globalNotices.set('warning', { show: true, text: shellMessages.offline })
  }
  const onOnline = (): void => {
    globalNotices.set('warning', { show: false })
    globalNotices.set('info', { show: true, text: shellMessages.onlineAgain })
    timer = setTimeout(hideInfo, onlineAgainMs)
  }
  window.addEventListener('offline', onOffline, { signal })
  window.addEventListener('online', onOnline, { signal })
  if (!navigator.onLine) onOffline()
  return () => {
    stopped.abort()
    clearTimeout(timer)
  }
}
