import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { movePolicies } from './move-policies.ts'
import { policiesRoutes } from './policies.routes.ts'
import { policyResults } from './policy-search.view.ts'

export const area = {
  routes: [policiesRoutes],
  merging: {
    moves: { POLICIES: (from) => sql`(select count(*) from policies where account_code = ${from})` },
    move: async (tx, merge) => ({ policies: await movePolicies(tx, merge, merge.platform) }),
    holds: {
      SAME_POLICY: ({ from, into }) => sql`exists (select from policies here join policies there
        on lower(there.policy_number) = lower(here.policy_number) and there.policy_type = here.policy_type
          and there.effective_date < least(here.expiration_date, here.canceled_on)
          and least(there.expiration_date, there.canceled_on) > here.effective_date
        where here.account_code = ${into} and there.account_code = ${from})`,
    },
  },
  search: { policies: policyResults },
} satisfies ServerArea
