import { buildHeader } from '@portico/contract/kit/build.ts'
import { shellMessages } from '@portico/contract/kit/shell.messages.ts'
import { globalNotices } from './global-notices.ts'

/** Checks a response for its server's build: if it differs from this page's, offers a reload. */
export function noticeBuild({ headers }: Response): void {
  const told = headers.get(buildHeader)
  if (told === null || !isOtherBuild(pageBuild(), told)) return
  const action = { label: 'Reload', run: () => location.reload() }
  globalNotices.set('alert', { show: true, text: shellMessages.newVersion, action })
}

/** Whether a page that knows its build meets another. */
export const isOtherBuild = (own: string, told: string): boolean => own !== '' && told !== own

/** The build of this page, as the server wrote it; empty if it wrote none. */
export function pageBuild(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="portico-build"]')?.content ?? ''
  return written === '__BUILD__' ? '' : written
}
