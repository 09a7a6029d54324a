import type { BrokerMember } from '@portico/contract/areas/people/person.shapes.ts'
import { sql } from 'kysely'
import type { Actor, BrokerageAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { mayChangeStaff } from '../people.access.ts'
import {
  afterCursor,
  byName,
  pageOf,
  personColumns,
  personOf,
  searched,
  type PeopleFilter,
  type PersonRow,
} from '../person.view.ts'
import { normalizedRoles } from '../rights.ts'

/** A reader of a brokerage's staff, with their access. */
export interface Looking {
  readonly brokerage: BrokerageAccess
  readonly actor: Pick<Actor, 'isViewer'>
}

interface Row extends PersonRow {
  readonly roles: string[]
}

const staff = (brokerage: string) => sql`select ${personColumns}, r.roles
  from (select user_id, array_agg(role) as roles from broker_roles where brokerage_code = ${brokerage} group by 1) r
  join users u on u.id = r.user_id left join person_names i on i.id = u.invited_by
  where u.disabled_at is null`

/** A page of a brokerage's staff, by name. */
export async function brokeragePeopleView(
  tx: Tx,
  looking: Looking,
  filter: PeopleFilter,
): Promise<{ items: BrokerMember[]; nextCursor: string | null }> {
  const found = await sql<Row>`${staff(looking.brokerage.brokerage)}
    ${searched(filter)} ${afterCursor(filter)} ${byName(filter)}`.execute(tx.db)
  const { page, nextCursor } = pageOf(found.rows, filter)
  return { items: page.map((row) => memberOf(row, looking)), nextCursor }
}

/** One of a brokerage's staff; undefined if the person is not on it. */
export async function brokerageMember(tx: Tx, looking: Looking, userId: string): Promise<BrokerMember | undefined> {
  if (!isId(userId)) return undefined
  const found = await sql<Row>`${staff(looking.brokerage.brokerage)} and u.id = ${userId}`.execute(tx.db)
  const row = found.rows[0]
  return row && memberOf(row, looking)
}

function memberOf(row: Row, { brokerage, actor }: Looking): BrokerMember {
  const { roles, ...person } = row
  return {
    ...personOf(person),
    roles: normalizedRoles(roles),
    mayChange: !actor.isViewer && mayChangeStaff(brokerage, roles),
  }
}

/**
 * Locks a brokerage until the transaction ends, so that changes of its staff run one at a time; returns its name and
 * subdomain.
 */
export async function lockBrokerage(tx: Tx, brokerage: string): Promise<LockedBrokerage> {
  const { rows } = await sql<LockedBrokerage>`select name, subdomain from brokerages
    where code = ${brokerage} for no key update`.execute(tx.db)
  return rows[0]!
}

interface LockedBrokerage {
  readonly name: string
  readonly subdomain: string | null
}

/** Whether a brokerage would still have an active admin without this one. */
export async function hasOtherBrokerageAdmin(tx: Tx, brokerage: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from broker_roles r join users u on u.id = r.user_id
    where r.brokerage_code = ${brokerage} and r.role in ('ADMIN', 'SUPER_ADMIN') and u.id <> ${userId}
      and u.disabled_at is null and not u.is_viewer limit 1`.execute(tx.db)
  return rows.length > 0
}
