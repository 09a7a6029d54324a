import { type ComponentProps, lazy, Suspense } from 'react'
import { pagePart } from '../../platform/page-part.ts'
import { LoadingState } from '../feedback/states.tsx'

const Chart = lazy(pagePart(() => import('./chart.tsx')))

/** A chart whose drawing library is fetched with the first one. */
export function LazyChart(props: ComponentProps<typeof Chart>) {
  return (
    <Suspense fallback={<LoadingState lines={6} />}>
      <Chart {...props} />
    </Suspense>
  )
}
