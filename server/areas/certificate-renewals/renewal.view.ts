import type { TermPolicy } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import type { CertificateRenewal } from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { policyStatus, type PolicyStage } from '@portico/contract/areas/policies/policy.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'

interface PolicyRow extends Omit<TermPolicy, 'status'> {
  readonly stage: PolicyStage
  readonly nonRenewedBy: string | null
}

/** The policies of an account of the last two years, to find those that replace others. */
export async function termPolicies(tx: Tx, account: string, today: string): Promise<TermPolicy[]> {
  const { rows } = await sql<PolicyRow>`
    select id, policy_type as "policyType", policy_number as "policyNumber", coalesce(carrier, '') as carrier,
      effective_date as "effectiveOn", expiration_date as "expiresOn", canceled_on as "canceledOn", stage,
      non_renewed_by as "nonRenewedBy", attachment_cents::float8 as attachment
    from policies where account_code = ${account} and not is_external
      and effective_date <= ${today}::date and expiration_date > ${today}::date - 730
    order by policy_type, policy_number, id limit 1000`.execute(tx.db)
  return rows.map(({ stage, nonRenewedBy, ...row }) => ({
    ...row,
    status: policyStatus(
      {
        stage,
        nonRenewedBy,
        canceledOn: row.canceledOn,
        effectiveDate: row.effectiveOn,
        expirationDate: row.expiresOn,
      },
      today,
    ),
  }))
}

/** How many certificates in force list each policy. */
export async function certificatesPerPolicy(tx: Tx, account: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; many: number }>`
    select listed.id, count(*)::int as many
    from certificates cross join lateral jsonb_array_elements_text(request -> 'policyIds') listed (id)
    where account_code = ${account} and status = 'ISSUED' group by listed.id`.execute(tx.db)
  return new Map(rows.map(({ id, many }) => [id, many]))
}

interface Row extends Omit<CertificateRenewal, 'createdAt' | 'finishedAt' | 'mayChange'> {
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

export type RenewalRecord = Omit<CertificateRenewal, 'mayChange'>

const shown = sql`renewal.id, renewal.state, form, person.name as "startedBy", renewal.created_at as "createdAt",
  finished_at as "finishedAt",
  coalesce((select array_agg(distinct policy_number order by policy_number) from policies
    where policies.account_code = renewal.account_code and policies.id::text in
      (select pair ->> 'to' from jsonb_array_elements(renewal.policies) pair)), '{}') as policies`

/** A renewal with its counts; undefined if there is none of that id. */
export async function renewalView(tx: Tx, account: string, id: string): Promise<RenewalRecord | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<Row>`
    select ${shown},
      (select array_agg(name) from (select distinct group_name as name from certificate_renewal_items
        where account_code = ${account} and renewal_id = ${id} and group_name <> '' order by group_name limit 200)
        grouped) as groups,
      (select jsonb_build_object(
          'all', count(*),
          'compared', count(*) filter (where verdict is not null),
          'kept', count(*) filter (where is_kept),
          'needsEndorsement', count(*) filter (where is_kept and verdict = 'NEEDS_ENDORSEMENT'),
          'notAvailable', count(*) filter (where is_kept and verdict = 'NOT_AVAILABLE'),
          'toIssue', count(*) filter (where is_kept and verdict = 'SUPPORTED'),
          'issued', count(*) filter (where item.state in ('ISSUED', 'SENT', 'NO_EMAIL')),
          'emailed', count(*) filter (where item.state = 'SENT'),
          'noEmail', count(*) filter (where item.state = 'NO_EMAIL'),
          'skipped', count(*) filter (where item.state = 'SKIPPED'),
          'undelivered', count(*) filter (where delivery.state in ('FAILED', 'BOUNCED')
            or (delivery.state = 'QUEUED' and messages.sent_at is null and content_sealed is null)))
        from certificate_renewal_items item
          left join certificate_deliveries delivery
            on delivery.account_code = item.account_code and delivery.id = delivery_id
          left join messages on messages.id = message_id
        where item.account_code = ${account} and item.renewal_id = ${id}) as counts
    from certificate_renewals renewal join person_names person on person.id = created_by
    where renewal.account_code = ${account} and renewal.id = ${id}`.execute(tx.db)
  const [row] = rows
  return (
    row && {
      ...row,
      groups: row.groups ?? [],
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    }
  )
}

type Listed = Pick<CertificateRenewal, 'id' | 'state' | 'policies' | 'startedBy' | 'createdAt'>

type ListedRow = Omit<Row, 'counts' | 'groups'>

/** The latest renewals of an account. */
export async function latestRenewals(tx: Tx, account: string): Promise<Listed[]> {
  const { rows } = await sql<ListedRow>`
    select ${shown} from certificate_renewals renewal join person_names person on person.id = created_by
    where renewal.account_code = ${account} order by renewal.created_at desc, renewal.id desc limit 50`.execute(tx.db)
  return rows.map(({ id, state, policies, startedBy, createdAt }) => ({
    id,
    state,
    policies,
    startedBy,
    createdAt: createdAt.toISOString(),
  }))
}
