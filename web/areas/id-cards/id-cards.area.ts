import type { WebArea } from '../../platform/area.ts'

const pages = [
  'GET /api/accounts/{accountId}/id-cards',
  'GET /api/accounts/{accountId}/id-card-files',
  'GET /api/accounts/{accountId}/property-evidence',
] as const

export const area = {
  accountPages: [
    {
      path: 'dashboard/risk-management/auto-id-cards',
      title: 'Auto ID Cards',
      load: () => import('./cards/id-cards-screen.tsx'),
    },
    {
      path: 'dashboard/risk-management/evidence-property-insurance',
      title: 'Evidence of Property',
      load: () => import('./evidence/evidence-screen.tsx'),
    },
  ],
  refreshes: { 'id-cards': pages, carriers: pages, policies: pages, schedules: pages },
} satisfies WebArea
