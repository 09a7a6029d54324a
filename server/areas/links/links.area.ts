import { linkLimit } from '@portico/contract/areas/links/link.shapes.ts'
import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveLinks } from './link.store.ts'
import { linksRoutes } from './links.routes.ts'

export const area = {
  routes: [linksRoutes],
  merging: {
    moves: { LINKS: (from) => sql`(select count(*) from quick_links where account_code = ${from})` },
    move: (tx, { from, into }) => moveLinks(tx, from, into),
    holds: {
      TOO_MANY_LINKS: ({ from, into }) =>
        sql`(select count(*) from quick_links where account_code in (${from}, ${into})) > ${linkLimit}`,
    },
  },
} satisfies ServerArea
