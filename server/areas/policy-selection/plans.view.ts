import { losesPriorActs, planDifferences } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import type { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan, PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { Selectable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { fullName } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

type PlanRow = Selectable<Tables['selection_plans']>

/** The plans of a renewal next to the expiring terms. */
export type Plans = Pick<PolicySelection, 'expiring' | 'plans'>

interface Which {
  readonly cycleId: string
  /** As the client was shown them, and no others. */
  readonly asShown: boolean
}

export async function plansView(tx: Tx, account: string, { cycleId, asShown }: Which): Promise<Plans> {
  const rows = await tx.db
    .selectFrom('selection_plans')
    .selectAll()
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const read = rows.flatMap((row) => {
    const terms = asShown ? row.shown : { ...row.terms, quoteId: row.quote_id }
    return terms === null ? [] : [{ row, terms }]
  })
  const expiring = read.find(({ row }) => row.kind === 'EXPIRING')
  const planOf = ({ row, terms }: (typeof read)[number]): Plan => planFrom(row, terms, expiring?.terms)
  return {
    expiring: expiring === undefined ? null : planOf(expiring),
    plans: read.filter(({ row }) => row.kind === 'OFFERED').map(planOf),
  }
}

function planFrom(row: PlanRow, terms: PlanTerms & Pick<Plan, 'quoteId'>, expiring: PlanTerms | undefined): Plan {
  const isCompared = row.kind === 'OFFERED' && expiring !== undefined
  return {
    ...terms,
    id: row.id,
    publication: row.publication,
    isShown: isDeepStrictEqual(row.shown, terms),
    differences: isCompared ? planDifferences(expiring, terms) : [],
    losesPriorActs: isCompared && losesPriorActs(expiring, terms),
    version: row.version,
  }
}

/** A current choice, and the quote accepted with it. */
export interface CurrentPick {
  readonly shown: NonNullable<PolicySelection['pick']>
  readonly quoteId: string | null
}

/** What the client chose; undefined if they did not, or withdrew the acceptance of the plan's quote. */
export async function pickView(tx: Tx, account: string, cycleId: string): Promise<CurrentPick | undefined> {
  const row = await tx.db
    .selectFrom('selection_picks as picked')
    .innerJoin('users', 'users.id', 'picked.picked_by')
    .leftJoin('quote_decisions as decided', (join) =>
      join
        .onRef('decided.account_code', '=', 'picked.account_code')
        .onRef('decided.quote_id', '=', 'picked.quote_id')
        .on('decided.choice', '=', 'ACCEPTED'),
    )
    .selectAll('picked')
    .select([
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.username',
      'decided.quote_id as accepted',
    ])
    .select('decided.ordered_at as orderedAt')
    .where('picked.account_code', '=', account)
    .where('picked.cycle_id', '=', cycleId)
    .executeTakeFirst()
  if (row === undefined || row.accepted !== row.quote_id) return undefined
  const { publication, signer, title, acknowledgement } = row
  const shown = {
    planId: row.plan_id,
    publication,
    signer,
    title,
    acknowledgement,
    by: fullName(row),
    at: row.picked_at.toISOString(),
    isOrdered: row.orderedAt !== null,
  }
  return { shown, quoteId: row.quote_id }
}
