import type { DuplicateKind } from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { type RawBuilder, sql } from 'kysely'

/** Words that do not distinguish companies. */
const commonWords = String.raw`\y(inc|incorporated|llc|llp|lp|ltd|co|corp|corporation|company|the|and)\y`

const plainName = sql`btrim(regexp_replace(regexp_replace(
  regexp_replace(lower(company_name), '[^[:alnum:]]+', ' ', 'g'), ${commonWords}, ' ', 'g'), ' +', ' ', 'g'))`

const inUse = (brokerage: string) =>
  sql`brokerage_code = ${brokerage} and accounts.deleted_at is null and archived_at is null`

const ofAccounts = (brokerage: string) => sql`
  select sign || same as key, sign as shared, code as id, code as apart, code as account, company_name as company,
    code as label, null::text as type, null::int as tab, null::text as row
  from (
    select code, company_name, 'Same company name' as sign, ${plainName} as same from accounts where ${inUse(brokerage)}
    union all
    select code, company_name, 'Same FEIN', value::text from accounts join facts on facts.account_code = accounts.code
      where ${inUse(brokerage)} and address = 'fein' and value is not null) signs
  where same <> ''`

const ofContacts = (brokerage: string) => sql`
  select lower(name) as key, name as shared, person.id::text as id, person.id::text as apart, min(code) as account,
    (array_agg(company_name order by code))[1] as company, person.email as label, null::text as type, null::int as tab,
    null::text as row
  from account_roles join accounts on accounts.code = account_code join person_names person on person.id = user_id
  where ${inUse(brokerage)} and disabled_at is null group by person.id, email, name`

interface RowsLike {
  readonly types: readonly ScheduleType[]
  /** The rows' common key; blank if a row has none. */
  readonly same: RawBuilder<unknown>
  /** What they share, as people read it. */
  readonly shared: RawBuilder<unknown>
  readonly label: RawBuilder<unknown>
  /** Rows that agree in this are one thing: buildings of one location. */
  readonly apart?: RawBuilder<unknown>
}

const cell = (key: string) => sql`coalesce(cells ->> ${key}, '')`
const lettersAndDigits = (of: RawBuilder<unknown>) => sql`regexp_replace(upper(${of}), '[^A-Z0-9]', '', 'g')`

const ofRows = (brokerage: string, { types, same, shared, label, apart = sql`row_id::text` }: RowsLike) =>
  sql`
  select ${same} as key, ${shared} as shared, row_id::text as id, ${apart} as apart, code as account,
    company_name as company, ${label} as label, schedule_type as type, tab_id as tab, row_id::text as row
  from schedule_rows join accounts on accounts.code = account_code
  where ${inUse(brokerage)} and schedule_type = any(${[...types]}::text[]) and ${same} <> ''
    and coalesce(cells ->> 'rowStatus', '') <> 'REMOVED'`

const vin = lettersAndDigits(cell('vin'))
const license = lettersAndDigits(cell('licence'))
const address = sql`concat_ws(', ', ${cell('street')}, ${cell('city')}, ${cell('state')})`

const ofVehicles = (brokerage: string) =>
  ofRows(brokerage, {
    types: ['AUTO', 'OWNER_OPS'],
    same: vin,
    shared: vin,
    label: sql`btrim(concat_ws(' ', cells ->> 'unit', cells ->> 'year', cells ->> 'make', cells ->> 'model', cells ->> 'name'))`,
  })

const ofLocations = (brokerage: string) =>
  ofRows(brokerage, {
    types: ['LOCATIONS'],
    same: sql`case when ${cell('street')} = '' then '' else ${lettersAndDigits(sql`concat(${address}, left(${cell('zip')}, 5))`)} end`,
    shared: address,
    label: sql`concat_ws(' ', 'Location', cells ->> 'location', cells ->> 'name')`,
    apart: sql`account_code || ' ' || ${cell('location')}`,
  })

const ofDrivers = (brokerage: string) =>
  ofRows(brokerage, {
    types: ['DRIVERS', 'OWNER_OPS'],
    same: sql`case when ${license} = '' then '' else ${license} || ' ' || ${cell('state')} end`,
    shared: sql`concat_ws(' ', cells ->> 'state', '••••' || right(${license}, 4))`,
    label: cell('name'),
  })

/** Where each record of a kind is at a brokerage, with the keys that make two of them possible duplicates. */
export const placesOf = (kind: DuplicateKind, brokerage: string): RawBuilder<unknown> =>
  kind === 'ACCOUNT'
    ? ofAccounts(brokerage)
    : kind === 'CONTACT'
      ? ofContacts(brokerage)
      : kind === 'VEHICLE'
        ? ofVehicles(brokerage)
        : kind === 'LOCATION'
          ? ofLocations(brokerage)
          : ofDrivers(brokerage)
