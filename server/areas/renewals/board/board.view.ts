import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import { isPreferred } from '@portico/contract/areas/features/preference.rules.ts'
import type { RenewalBoard, RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { behindFrom, renewalStages, type RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { isBeforeSubmission, type SectionKind, sectionKinds } from '@portico/contract/areas/renewals/section-kinds.ts'
import { isCompleteStatus, type SectionMark, sectionMarks } from '@portico/contract/areas/renewals/section-marks.ts'
import { isDay } from '@portico/contract/kit/text.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { codesSharedWith } from '../../../platform/access/shared-codes.ts'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { matching } from '../../../platform/text-search.ts'

/** Days ahead by which the renewals are counted. */
const windows = [30, 60, 90, 120] as const

interface BoardAsked {
  readonly brokerage: string
  /** `yyyy-mm-dd` */
  readonly today: string
  readonly stage?: RenewalStage | undefined
  readonly within?: number | undefined
  readonly late: boolean
  /** A username. */
  readonly person?: string | undefined
  readonly order: 'soonest' | 'late-first'
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * The current renewals of a brokerage and its shared accounts, soonest first, with the total count. Sections are read
 * only from their stored status, so a page costs the same whatever they contain.
 */
export async function boardView(tx: Tx, asked: BoardAsked): Promise<RenewalBoard> {
  const [counted, found] = await Promise.all([counts(tx, asked), cards(tx, asked)])
  const page = found.slice(0, asked.limit)
  const last = page.at(-1)
  return {
    stages: renewalStages
      .filter((stage) => stage !== 'CLOSED')
      .map((stage) => ({ stage, count: counted.find((row) => row.stage === stage)?.count ?? 0 })),
    windows: windows.map((days, index) => ({ days, count: counted.reduce((sum, row) => sum + row.within[index]!, 0) })),
    late: counted.reduce((sum, row) => sum + row.late, 0),
    cards: page.map((row) => cardOf(row, asked.today)),
    next: found.length > asked.limit && last ? writeCursor([rankOf(asked, last), last.effectiveOn, last.id]) : null,
  }
}

/**
 * A closed renewal is not on the board; a bound one leaves it when its term starts. `options` are the sections enabled
 * by flag and preference; `is_late` means that the next stage is overdue, or an open section of those.
 */
function onBoard({ brokerage, today, person, search = '' }: BoardAsked) {
  const found = matching(search).map((pattern) => sql`lower(company_name || ' ' || code) like ${pattern}`)
  return sql`(select renewal_cycles.*, company_name, asked.options,
      (effective_on - ${today}::date < ${behindDays} or exists (select from renewal_sections section
        where section.account_code = renewal_cycles.account_code and cycle_id = renewal_cycles.id
          and due_on < ${today}::date and (mark is null or mark not in (${sql.join(completeMarks)}))
          and kind in (${sql.join(kindsBefore)}) and asked.options ? kind)) as is_late
    from renewal_cycles join accounts on code = renewal_cycles.account_code
    cross join lateral (select case when ${lossRuns} then chosen else chosen - 'LOSS_RUNS' end as options
      from (select ${chosenSections} as chosen) flag) asked
    where (brokerage_code = ${brokerage} or accounts.code = any(${codesSharedWith([brokerage])}))
      and deleted_at is null and archived_at is null and is_current
      and stage <> 'CLOSED' and (stage <> 'BOUND' or effective_on >= ${today}::date)
      ${person === undefined ? sql`` : sql`and ${worksOn(person)}`}
      ${search === '' ? sql`` : sql`and (${sql.join(found, sql` or `)})`}) board`
}

const kindsBefore = sectionKinds.filter(isBeforeSubmission)
const completeMarks = sectionMarks.filter(isCompleteStatus)

const behindDays = sql`case stage ${sql.join(
  renewalStages.flatMap((stage) => {
    const days = behindFrom(stage)
    return days === undefined ? [] : [sql`when ${stage} then ${days}::int`]
  }),
  sql` `,
)} end`

const chosenSections = sql`coalesce((select value from account_features
    where account_features.account_code = code and name = 'RENEWAL_OPTIONS'),
  (select value from brokerage_features of_broker where of_broker.brokerage_code = accounts.brokerage_code and name = 'RENEWAL_OPTIONS'),
  ${JSON.stringify(featureDefaults.RENEWAL_OPTIONS)}::jsonb)`

const lossRuns = sql`coalesce((select (value #>> '{}')::boolean from account_preferences
    where account_preferences.account_code = code and preference_id = 'loss-runs'),
  (select (value #>> '{}')::boolean from brokerage_preferences of_broker where of_broker.brokerage_code = accounts.brokerage_code and preference_id = 'loss-runs'),
  ${isPreferred([], 'LOSS_RUNS')}::boolean)`

const worksOn = (username: string) => sql`exists (select from account_agents
  where account_agents.account_code = code and user_id = (select id from users where username = ${username}))`

/** Counts by stage within the requested days and lateness; counts by days, and of late ones, among all. */
async function counts(tx: Tx, asked: BoardAsked) {
  const within = windows.map(
    (days) => sql`count(*) filter (where effective_on <= ${asked.today}::date + ${days}::int)::int`,
  )
  const { rows } = await sql<{ stage: RenewalStage; count: number; late: number; within: number[] }>`
    select stage, (count(*) filter (where ${narrowed(asked)}))::int as count,
      (count(*) filter (where is_late))::int as late, array[${sql.join(within)}] as within
    from ${onBoard(asked)} group by stage`.execute(tx.db)
  return rows
}

const narrowed = ({ within, late, today }: BoardAsked) => sql`true
  ${within === undefined ? sql`` : sql`and effective_on <= ${today}::date + ${within}::int`} ${late ? sql`and is_late` : sql``}`

interface Row {
  readonly accountId: string
  readonly companyName: string
  readonly id: string
  readonly effectiveOn: string
  readonly stage: RenewalStage
  readonly version: number
  readonly manager: string | null
  readonly isLate: boolean
  readonly options: readonly string[]
  readonly sections: readonly { kind: SectionKind; mark: SectionMark | null }[]
}

const isRank = (text: string) => text === '0' || text === '1'

/** The first sort key, before the days: late renewals come first if requested. */
const rankOf = ({ order }: BoardAsked, { isLate }: Pick<Row, 'isLate'>): string =>
  order === 'late-first' && !isLate ? '1' : '0'

async function cards(tx: Tx, asked: BoardAsked): Promise<Row[]> {
  const place = readCursor(asked.cursor, [isRank, isDay, isId])
  const rank = asked.order === 'late-first' ? sql`(not is_late)::int` : sql`0`
  const { rows } = await sql<Row>`
    with page as materialized (
      select account_code, id, effective_on, stage, version, company_name, is_late, options, ${rank} as rank
      from ${onBoard(asked)} where ${narrowed(asked)}
        ${asked.stage === undefined ? sql`` : sql`and stage = ${asked.stage}`}
        ${place === undefined ? sql`` : sql`and (${rank}, effective_on, id) > (${place[0]}::int, ${place[1]}::date, ${place[2]}::uuid)`}
      order by rank, effective_on, id limit ${asked.limit + 1})
    select account_code as "accountId", company_name as "companyName", id, effective_on as "effectiveOn", stage, version,
      is_late as "isLate", options,
      (select person.name from account_agents join person_names person on person.id = user_id
        where account_agents.account_code = page.account_code and role = 'P_ACCT_MGR' order by person.id limit 1) as manager,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'mark', mark)), '[]')
        from renewal_sections where renewal_sections.account_code = page.account_code and cycle_id = page.id) as sections
    from page order by rank, effective_on, id`.execute(tx.db)
  return rows
}

function cardOf({ sections, options, ...row }: Row, today: string): RenewalCard {
  const kinds = kindsBefore.filter((kind) => options.includes(kind))
  const done = sections.filter(({ kind, mark }) => kinds.includes(kind) && mark !== null && isCompleteStatus(mark))
  return {
    ...row,
    isCurrent: true,
    daysLeft: daysBetween(today, row.effectiveOn),
    complete: done.length,
    sections: kinds.length,
  }
}
