import { detailFacts } from '@portico/contract/areas/details/detail-facts.ts'
import type { AccountDetails, DetailFact } from '@portico/contract/areas/details/details.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { factBook } from '../applications/applications.public.ts'
import { transfersOf } from './account-transfers.read-model.ts'
import { answersFacts, keepsDetails, mergesAccounts, readsFacts } from './details.access.ts'
import { factText } from './fact-text.ts'

/** What is known of an account itself, as someone may read it. */
export async function detailsView(
  tx: Tx,
  context: AccountContext,
  sameFein: AccountDetails['sameFein'],
): Promise<AccountDetails> {
  const { account } = context.account
  const today = todayOf(context)
  const record = await recordOf(tx, account)
  if (record === undefined) throw notFound()
  const isKeeper = keepsDetails(context)
  return {
    ...record,
    team: await teamOf(tx, account),
    staff: isKeeper ? await staffView(tx, context) : [],
    lines: await linesInForce(tx, account, today),
    facts: readsFacts(context) ? await factsOf(tx, account) : null,
    sameFein,
    transfers: await transfersOf(tx, context),
    mayEdit: isKeeper && !context.actor.isViewer,
    mayEditFacts: answersFacts(context),
    mayMerge: mergesAccounts(context),
  }
}

type Record = Omit<
  AccountDetails,
  'team' | 'staff' | 'lines' | 'facts' | 'sameFein' | 'transfers' | 'mayEdit' | 'mayEditFacts' | 'mayMerge'
>
type Person = AccountDetails['staff'][number]

async function recordOf(tx: Tx, account: string): Promise<Record | undefined> {
  const { rows } =
    await sql<Record>`select code as "accountCode", brokerage_code as "brokerCode", company_name as "companyName",
      broker_status as status, coalesce(phase, '') as phase, relationship, ams_type as "amsType", ams_code as "amsCode",
      primary_effective_date as "primaryEffectiveDate", record_version as version,
      accounts.lines as "linesOfBusiness", next_effective_on as "nextEffectiveDate", is_law_firm as "isLawFirm",
      case when person.id is not null then jsonb_build_object('userId', person.id, 'name', person.name) end as "primaryContact"
    from accounts left join person_names person on person.id = primary_contact_id
    where code = ${account}`.execute(tx.db)
  return rows[0]
}

async function teamOf(tx: Tx, account: string): Promise<AccountDetails['team']> {
  const { rows } = await sql<AccountDetails['team'][number]>`select user_id as "userId", name, role
    from account_agents join person_names person on person.id = user_id
    where account_code = ${account} and disabled_at is null order by sort_name`.execute(tx.db)
  return rows
}

/** The people who can be on an account's team: its brokerage's staff. */
async function staffView(tx: Tx, { account }: Pick<AccountContext, 'account'>): Promise<Person[]> {
  const { rows } = await sql<Person>`select id as "userId", name from person_names
    where disabled_at is null and id in (select user_id from broker_roles where brokerage_code = ${account.brokerage})
    order by sort_name limit 1000`.execute(tx.db)
  return rows
}

/** The lines that have a policy in force on a day. */
export async function linesInForce(tx: Tx, account: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select distinct policy_type as line from policies
    where account_code = ${account} and stage <> 'QUOTED' and effective_date <= ${today}::date
      and expiration_date >= ${today}::date and (canceled_on is null or canceled_on > ${today}::date)
    order by line`.execute(tx.db)
  return rows.map(({ line }) => line)
}

async function factsOf(tx: Tx, account: string): Promise<DetailFact[]> {
  const known = new Map((await factBook.known(tx, account)).map((fact) => [fact.key, fact]))
  return detailFacts.flatMap(([page, keys]) =>
    keys.map((key) => {
      const { value = null, provenance = null } = known.get(key) ?? {}
      const words = value === null ? null : factText(key, value)
      return { key, label: factNamed(key)?.label ?? key, words, provenance, page }
    }),
  )
}
