import type { ServerArea } from '../../platform/area.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import { makeFleets } from './files/make-fleet.ts'
import { idCardsRoutes } from './id-cards.routes.ts'

export const area = {
  routes: [idCardsRoutes, evidenceRoutes],
  jobs: [makeFleets],
  merging: { holds: { ID_CARDS: ['id_card_files', 'id_card_links', 'property_evidence'] } },
} satisfies ServerArea
