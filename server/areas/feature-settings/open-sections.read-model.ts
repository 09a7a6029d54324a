import type { FeatureName } from '@portico/contract/areas/features/feature-defaults.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { OpenSectionKind } from '@portico/contract/areas/feature-settings/open-section-labels.ts'
import { mostOpenSections, type OpenSection } from '@portico/contract/areas/feature-settings/open-section.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ErrorResponse } from '../../platform/error-response.ts'

interface OpenWork {
  readonly kind: OpenSectionKind
  /** Open rows with their account, and of a list the option that shows them. */
  readonly rows: RawBuilder<unknown>
}

/** What a section shows that someone has begun and not ended, by its flag. The other flags show no work. */
const openWork: Readonly<Partial<Record<FeatureName, OpenWork>>> = {
  RENEWAL_OPTIONS: {
    kind: 'RENEWAL_SECTION',
    rows: sql`select section.account_code, kind as option
      from renewal_sections section join renewal_cycles cycle on cycle.account_code = section.account_code and id = cycle_id
      where is_current and stage not in ('BOUND', 'CLOSED')
        and (mark in ('WAITING', 'IN_REVIEW') or (mark is null and owner_id is not null))
      union all select account_code, 'SUBJECTIVITIES' from subjectivities where status in ('OPEN', 'SUBMITTED')`,
  },
  LOSS_RUNS: {
    kind: 'LOSS_RUN_REQUEST',
    rows: sql`select asked.account_code, '' as option from loss_run_requests asked
      where withdrawn_reason is null and (sent_on is null or exists (
        select from jsonb_array_elements(asked.terms) term where not exists (select from loss_runs run
          where run.account_code = asked.account_code and run.created_at > coalesce(asked.signed_at, asked.created_at)
            and run.terms @> jsonb_build_array(jsonb_build_object('policyId', term -> 'policyId')))))`,
  },
  SCHEDULES_TO_SHOW: {
    kind: 'SCHEDULE_IMPORT',
    rows: sql`select account_code, schedule_type as option from schedule_imports
      where state in ('READING', 'COLUMNS', 'CHECKING', 'CHECKED', 'IMPORTING', 'CANCELING', 'UNDOING')`,
  },
  CLAIM_TYPES_TO_SHOW: {
    kind: 'CLAIM_DRAFT',
    rows: sql`select account_code, type as option from claims where status = 'DRAFT'`,
  },
  USE_STAGING_FLOW: {
    kind: 'STAGED_CHANGE',
    rows: sql`select account_code, '' as option from staging_decisions where kind = 'ACCEPTED'
      union all select account_code, '' from staging_pushes where state in ('QUEUED', 'FAILED')`,
  },
}

/** The flag or the preference that an account may have a value of its own for. */
type SetByAccounts = { readonly feature: string } | { readonly preference: string }

/** What a change of a flag or a preference turns off, and for which accounts. */
interface TurnedOff {
  readonly flag: FeatureName
  /** Options of a list; `['']` is the flag itself. */
  readonly options: readonly string[]
  /** The account, or the brokerage and what its accounts may have set themselves. */
  readonly of: { readonly account: string } | { readonly brokerage: string; readonly set: SetByAccounts }
}

/** Rejects turning off a section with open work, and names the work. */
export async function refuseOpenSections(
  { platform }: Pick<UserContext, 'platform'>,
  { flag, options, of }: TurnedOff,
): Promise<void> {
  const work = openWork[flag]
  if (work === undefined || options.length === 0) return
  // Values of a brokerage reach accounts that a transaction about one account does not see.
  const open = await platform.database.read('system', (tx) => openSections(tx, work, { options, of }))
  if (open.length > 0) throw new ErrorResponse(422, 'section_in_use', featureMessages.sectionInUse, { extra: { open } })
}

async function openSections(
  tx: Tx,
  { kind, rows: open }: OpenWork,
  { options, of }: Pick<TurnedOff, 'options' | 'of'>,
): Promise<OpenSection[]> {
  const { rows } = await sql<OpenSection>`select ${kind}::text as kind, code as account, company_name as "accountName",
      count(*)::int as count
    from (${open}) work join accounts on code = work.account_code
    where option = any(${[...options]}::text[]) and deleted_at is null and ${affected(of)}
    group by code, company_name order by count(*) desc, code limit ${mostOpenSections}`.execute(tx.db)
  return rows
}

/** The accounts that have, or would have, the value. */
function affected(of: TurnedOff['of']): RawBuilder<unknown> {
  if ('account' in of) return sql`code = ${of.account}`
  const own =
    'feature' in of.set
      ? sql`select from account_features own where own.account_code = code and own.name = ${of.set.feature}`
      : sql`select from account_preferences own where own.account_code = code and preference_id = ${of.set.preference}`
  return sql`brokerage_code = ${of.brokerage} and not exists (${own})`
}
