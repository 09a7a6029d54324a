import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'

/** The current record of an account in a merge. */
export interface Side {
  readonly code: string
  readonly companyName: string
  readonly relationship: 'CLIENT' | 'PROSPECT'
  readonly phase: string | null
  readonly amsType: string | null
  readonly amsCode: string | null
  readonly primaryEffectiveDate: string | null
  readonly contactId: string | null
  readonly contact: string | null
  readonly version: number
  readonly team: readonly { readonly user_id: string; readonly role: string }[]
}

export interface Sides {
  readonly kept: Side
  readonly duplicate: Side
}

interface Asked {
  readonly brokerage: string
  readonly kept: string
  readonly duplicate: string
  /** Locks them until the transaction ends. */
  readonly isHeld?: boolean
}

/** Two accounts of a brokerage; what is not two of its accounts ends the call. */
export async function mergeSides(tx: Tx, { brokerage, kept, duplicate, isHeld = false }: Asked): Promise<Sides> {
  const { rows } =
    await sql<Side>`select code, company_name as "companyName", relationship, phase, ams_type as "amsType",
      ams_code as "amsCode", primary_effective_date as "primaryEffectiveDate", primary_contact_id as "contactId",
      (select name from person_names where id = primary_contact_id) as contact,
      record_version as version,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'role', role)), '[]') from account_agents
        where account_code = code) as team
    from accounts where brokerage_code = ${brokerage} and deleted_at is null and code in (${kept}, ${duplicate})
    order by code ${isHeld ? sql`for update` : sql``}`.execute(tx.db)
  const [one, other] = [rows.find(({ code }) => code === kept), rows.find(({ code }) => code === duplicate)]
  if (one === undefined || other === undefined || one === other) throw notFound()
  return { kept: one, duplicate: other }
}
