import { bannerMessages } from '@portico/contract/areas/broadcasts/banner.messages.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { focusHeading } from '../../../kit/layout/heading-focus.ts'
import { useCurrentPage } from '../../../platform/current-page.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useBanners } from './banners.queries.ts'

const BannerList = lazy(pagePart(async () => ({ default: (await import('./banner-list.tsx')).BannerList })))

/** The announcements for the user, above every page until they are dismissed or expire. */
export function Banners() {
  const { path } = useCurrentPage()
  const { banners, dismiss } = useBanners(path)
  const spoken = useSpoken(banners.filter(({ isSeen }) => !isSeen).map(({ title, text }) => `${title}. ${text}`))
  const close = (id: string): void => {
    dismiss(id).then(
      () => focusHeading(),
      () => toasts.show('error', bannerMessages.dismissFailed),
    )
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {banners.length > 0 && (
        <Suspense>
          <BannerList banners={banners} onDismiss={close} />
        </Suspense>
      )}
    </>
  )
}

/** Screen readers announce only what is added to an existing status region. */
function useSpoken(texts: readonly string[]): string {
  const all = texts.join(' ')
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(all), 500)
    return () => clearTimeout(timer)
  }, [all])
  return spoken
}
