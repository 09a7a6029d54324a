import type { ServerArea } from '../../platform/area.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import { makeFleets } from './files/make-fleet.ts'
import { idCardsRoutes } from './id-cards.routes.ts'
import { cardMail } from '@portico/contract/areas/id-cards/id-card.emails.ts'

export const area = {
  routes: [idCardsRoutes, evidenceRoutes],
  jobs: [makeFleets],
  mails: [cardMail],
  merging: { holds: { ID_CARDS: ['id_card_files', 'id_card_links', 'property_evidence'] } },
} satisfies ServerArea
