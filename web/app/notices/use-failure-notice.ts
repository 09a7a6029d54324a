import { shellMessages } from '@portico/contract/kit/shell.messages.ts'
import { useEffect } from 'react'
import { useBrand } from '../../areas/branding/branding.public.ts'
import { globalNotices } from '../../platform/notices/global-notices.ts'

/** Shows the global error as long as the page that failed is open. */
export function useFailureNotice(): void {
  const { name } = useBrand()
  useEffect(() => {
    globalNotices.set('error', { show: true, text: shellMessages.failure(name) })
    return () => globalNotices.set('error', { show: false })
  }, [name])
}
