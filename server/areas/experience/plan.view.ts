import type { ModPlan, RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'

type Row<Plan extends ModPlan> = Omit<Plan, 'createdAt'> & { readonly createdAt: Date }

const columns = sql`plan.id, state, holds_from as "holdsFrom", holds_until as "holdsUntil", owner, edition, licence,
  status, plan_values as "values", (select count(*)::int from mod_plan_classes where plan_id = plan.id) as "classCount",
  file_name as "fileName", plan.created_at as "createdAt",
  (select name from person_names where id = plan.created_by) as "createdBy"`

const classes = sql`(select coalesce(json_agg(json_build_object('code', code, 'elr', elr, 'dRatio', d_ratio) order by code),
  '[]'::json) from mod_plan_classes where plan_id = plan.id) as classes`

const shown = <Plan extends ModPlan>(row: Row<Plan>) => ({ ...row, createdAt: row.createdAt.toISOString() })

/** The state values of a brokerage: by state, the newest first, what is in force before what is not. */
export async function plansView(tx: Tx, brokerage: string): Promise<ModPlan[]> {
  const { rows } = await sql<Row<ModPlan>>`select ${columns} from mod_plans plan where brokerage_code = ${brokerage}
    order by state, holds_from desc, array_position(array['IN_FORCE', 'DRAFT', 'REPLACED'], status),
      plan.created_at desc, plan.id limit 1000`.execute(tx.db)
  return rows.map(shown)
}

/** The values of a state with its classes, by id. */
export async function planView(tx: Tx, brokerage: string, id: string): Promise<RatingPlan | undefined> {
  return isId(id) ? planWhere(tx, sql`brokerage_code = ${brokerage} and plan.id = ${id}`) : undefined
}

/** The active plan of a state on a day; a bureau's own values before samples. Null if none is loaded. */
export async function planFor(
  tx: Tx,
  brokerage: string,
  { state, day }: { readonly state: string; readonly day: string },
): Promise<RatingPlan | null> {
  const holds = sql`brokerage_code = ${brokerage} and state = ${state} and status = 'IN_FORCE'
    and ${day}::date between holds_from and holds_until`
  return (await planWhere(tx, holds)) ?? null
}

async function planWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<RatingPlan | undefined> {
  const { rows } = await sql<Row<RatingPlan>>`select ${columns}, ${classes} from mod_plans plan where ${condition}
    order by owner = 'SAMPLE', plan.created_at desc, plan.id limit 1`.execute(tx.db)
  return rows.map(shown)[0]
}

/** Values in force of the same owner and state whose days a plan shares: those in whose place it would come. */
export async function replacedBy(tx: Tx, brokerage: string, plan: ModPlan): Promise<ModPlan[]> {
  const { rows } = await sql<Row<ModPlan>>`select ${columns} from mod_plans plan
    where brokerage_code = ${brokerage} and state = ${plan.state} and lower(owner) = lower(${plan.owner})
      and status = 'IN_FORCE' and holds_from <= ${plan.holdsUntil} and holds_until >= ${plan.holdsFrom}
      and plan.id <> ${plan.id}
    order by holds_from, plan.id`.execute(tx.db)
  return rows.map(shown)
}
