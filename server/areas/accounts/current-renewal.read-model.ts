import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Actor, AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * The soonest current renewal of an account, with the open sections that the reader is to complete and how many
 * subjectivities are left, as far as the client sees them; null without one.
 */
export async function currentRenewalView(
  tx: Tx,
  { account, roles, holdsAllPermissions }: AccountAccess,
  { userId }: Actor,
): Promise<Account['renewal']> {
  const seesPlacement = holdsAllPermissions || roles.some((role) => insuredRoles.includes(role))
  const { rows } = await sql<
    NonNullable<Account['renewal']>
  >`select id as "cycleId", effective_on as "effectiveOn", stage,
      case when ${seesPlacement} then
        (select jsonb_build_object('open', count(*) filter (where asked.status = 'OPEN'),
            'dueOn', min(asked.due_on) filter (where asked.status = 'OPEN'),
            'submitted', count(*) filter (where asked.status = 'SUBMITTED'))
          from subjectivities asked
          left join quotes on quotes.account_code = asked.account_code and quotes.id = asked.quote_id
          left join quote_decisions decision
            on decision.account_code = asked.account_code and decision.quote_id = asked.quote_id
          where asked.account_code = ${account} and asked.cycle_id = cycle.id
            and decision.choice is distinct from 'DECLINED' and (asked.quote_id is null or quotes.published is not null))
        end as subjectivities,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'dueOn', due_on) order by due_on, kind), '[]'::jsonb)
        from renewal_sections section
        where section.account_code = ${account} and section.cycle_id = cycle.id and owner_id = ${userId}
          and stage <> 'BOUND' and coalesce(mark, 'WAITING') not in ('COMPLETE', 'N_A')) as assigned
    from renewal_cycles cycle where account_code = ${account} and is_current
    order by effective_on, id limit 1`.execute(tx.db)
  return rows[0] ?? null
}
