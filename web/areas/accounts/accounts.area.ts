import type { WebArea } from '../../platform/area.ts'
import { ContactCard } from './contact-card.tsx'

export const area = {
  cards: { ACCOUNT_CONTACT: ContactCard },
  refreshes: {
    account: [
      'GET /api/accounts',
      'GET /api/accounts/{code}',
      'GET /api/accounts/{accountId}/details',
      'GET /api/accounts/{id}/facts',
    ],
  },
} satisfies WebArea
