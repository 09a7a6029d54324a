import type { WebArea } from '../../platform/area.ts'
import { QuickLinksCard } from './quick-links-card.tsx'

export const area = {
  cards: { QUICK_LINKS: ({ account }) => <QuickLinksCard accountCode={account.accountCode} /> },
  refreshes: {
    links: ['GET /api/accounts/{accountCode}/hotlinks'],
  },
} satisfies WebArea
