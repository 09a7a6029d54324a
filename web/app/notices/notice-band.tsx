import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { watchConnection } from '../../platform/notices/connection.ts'
import { globalNotices, type ShownNotice } from '../../platform/notices/global-notices.ts'
import classes from './notice-band.module.css'

/** The one place for what concerns the whole portal: it stays in sight above every page until it is settled. */
export function NoticeBand() {
  const notices = useSyncExternalStore(globalNotices.subscribe, globalNotices.list)
  useEffect(watchConnection, [])
  return (
    <div className={classes.band} ref={tellHeight}>
      {notices.map((notice) => notice.kind === 'error' && <NoticeLine key="error" {...notice} role="alert" />)}
      <div role="status">
        {notices.map((notice) => notice.kind !== 'error' && <NoticeLine key={notice.kind} {...notice} />)}
      </div>
    </div>
  )
}

/** Other elements fixed to the top of the window start below the band. */
function tellHeight(band: HTMLElement | null): (() => void) | undefined {
  if (band === null) return undefined
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--p-band', `${band.offsetHeight}px`),
  )
  observer.observe(band)
  return () => observer.disconnect()
}

function NoticeLine({ kind, text, action, role }: ShownNotice & { readonly role?: 'alert' }) {
  return (
    <div className={classes.notice} data-kind={kind} role={role}>
      <p className={classes.text}>{text}</p>
      {action !== undefined && (
        <Button small kind="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
