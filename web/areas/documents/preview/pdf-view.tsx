import { lazy, Suspense, useCallback, useState } from 'react'
import { LoadingState } from '../../../kit/feedback/states.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { NotShown } from './not-shown.tsx'

/** The PDF reader is the heaviest part of the portal: load it with the first PDF. */
const PdfPages = lazy(pagePart(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages })))

/** A PDF preview, or what to do if it cannot be shown. */
export default function PdfView({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  if (failed) return <NotShown />
  return (
    <Suspense fallback={<LoadingState lines={8} />}>
      <PdfPages address={address} onFailed={fail} />
    </Suspense>
  )
}
