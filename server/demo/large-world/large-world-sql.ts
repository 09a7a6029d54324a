import { type RawBuilder, sql } from 'kysely'

type Part = RawBuilder<unknown>

/** The first and last account of a part of the large world. */
export interface AccountRange {
  readonly from: number
  readonly to: number
}

/** Accounts that one brokerage of ordinary size serves with its staff. */
const accountsPerBrokerage = 500

/** Every tenth account is one of this brokerage, whose book grows with the world. */
export const nationalBrokerage = 'NATION'

/** The code of the nth account of the large world. */
export const accountCodeOf = (n: number): string => `W${String(n).padStart(7, '0')}`

/** The range's accounts as rows `account`: number, code, and their block of accounts. */
export const accountsIn = ({ from, to }: AccountRange) => sql`(
  select n, 'W' || lpad(n::text, 7, '0') as code, (n - 1) / ${sql.lit(accountsPerBrokerage)} as block,
    n % 10 = 0 as is_national
  from generate_series(${from}::bigint, ${to}::bigint) as n) as account`

/** The blocks of the range's accounts, one ordinary brokerage each, as rows `blocks (block)`. */
export const blocksOf = ({ from, to }: AccountRange) => sql`generate_series(
  (${from}::bigint - 1) / ${sql.lit(accountsPerBrokerage)},
  (${to}::bigint - 1) / ${sql.lit(accountsPerBrokerage)}) as blocks (block)`

export const brokerageCode = (block: Part) => sql<string>`('B' || lpad((${block})::text, 5, '0'))`

/** A throw of 0 to `sides` - 1 for the nth thing of a kind, the same in every run. */
export const dice = (kind: string, n: Part, sides: number) =>
  sql<number>`mod(abs(hashtext(${sql.lit(kind)} || ${n}) / 2), ${sql.lit(sides)})`

/** One of a list for the nth thing of a kind, the same in every run. */
export const pick = (list: readonly string[], kind: string, n: Part) =>
  sql<string>`(${list}::text[])[1 + ${dice(kind, n, list.length)}]`

/** The id of the nth thing of a kind: a UUID of version 7 whose time grows with n, as ids do in a real world. */
export const idOf = (kind: string, n: Part) =>
  sql<string>`(lpad(to_hex(1700000000000 + ${n}), 12, '0') || overlay(overlay(
    right(md5(${sql.lit(kind)} || ${n}), 20) placing '7' from 1) placing 'a' from 5))::uuid`

/** The id of someone of the insured. */
export const insuredId = (account: Part, place: Part) => idOf('insured', sql`(${account} * 4 + ${place})`)

/** The id of someone of the staff of a block; see `staffRoles`. */
export const staffId = (block: Part, place: Part) => idOf('staff', sql`(${block} * 16 + ${place})`)

/** Who works in each block, by place: ten people of its own brokerage, then two of the national one. */
export const staffRoles = [
  'ADMIN',
  'ADVISOR',
  'ADVISOR',
  'ADVISOR',
  'P_ACCT_MGR',
  'P_ACCT_MGR',
  'P_ACCT_MGR',
  'P_ACCT_MGR',
  'CLAIMS',
  'CLAIMS',
  'ADVISOR',
  'P_ACCT_MGR',
]

/** The place of the first of the national brokerage's staff. */
export const nationalPlace = 10

/** The id of the person who is advisor or manager of the row `account`. */
export const advisorId = staffId(
  sql`account.block`,
  sql`(case when account.is_national then ${sql.lit(nationalPlace)} else 1 + account.n % 3 end)`,
)
export const managerId = staffId(
  sql`account.block`,
  sql`(case when account.is_national then ${sql.lit(nationalPlace + 1)} else 4 + account.n % 4 end)`,
)
