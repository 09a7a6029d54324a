import type { ServerArea } from '../../platform/area.ts'
import { makeFleets } from './files/make-fleet.ts'
import { idCardsRoutes } from './id-cards.routes.ts'

export const area = {
  routes: [idCardsRoutes],
  jobs: [makeFleets],
  merging: { holds: { ID_CARDS: ['id_card_files', 'id_card_links'] } },
} satisfies ServerArea
