import type { WebArea } from '../../platform/area.ts'
import { lazy, Suspense } from 'react'
import { pagePart } from '../../platform/page-part.ts'

const LawFirmCard = lazy(pagePart(() => import('./law-firm-card.tsx')))

export const area = {
  cards: {
    LAW_FIRM: ({ account }) => (
      <Suspense>
        <LawFirmCard account={account} />
      </Suspense>
    ),
  },
} satisfies WebArea
