import { featureDefaults, type FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import { renewalSections } from '@portico/contract/areas/features/preference.rules.ts'
import type { RenewalBoard, RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { isBehind, renewalStages, type RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { isBeforeSubmission, type SectionKind, sectionKinds } from '@portico/contract/areas/renewals/section-kinds.ts'
import { isCompleteStatus, type SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { z } from 'zod'
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
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * The current renewals of a brokerage, the soonest first, and how many there are in all. Their sections are told by
 * their marks alone, so a page costs the same whatever they hold.
 */
export async function boardView(tx: Tx, asked: BoardAsked): Promise<RenewalBoard> {
  const [counted, found] = await Promise.all([counts(tx, asked), cards(tx, asked)])
  const page = found.slice(0, asked.limit)
  const last = page.at(-1)
  return {
    stages: renewalStages
      .filter((stage) => stage !== 'CLOSED')
      .map((stage) => ({ stage, count: counted.find((row) => row.stage === stage)?.count ?? 0 })),
    windows: windows.map((days, index) => ({
      days,
      count: counted.reduce((sum, row) => sum + row.within[index]!, 0),
    })),
    cards: page.map((row) => cardOf(row, asked.today)),
    next: found.length > asked.limit && last ? writeCursor([last.effectiveOn, last.id]) : null,
  }
}

/** One that is bound leaves the board when its term begins. */
const onBoard = ({ brokerage, today, search = '' }: BoardAsked) => {
  const found = matching(search).map((pattern) => sql`lower(company_name || ' ' || code) like ${pattern}`)
  return sql`renewal_cycles join accounts on code = renewal_cycles.account_code
    where brokerage_code = ${brokerage} and deleted_at is null and is_current
      and (stage <> 'BOUND' or effective_on >= ${today}::date)
      ${search === '' ? sql`` : sql`and (${sql.join(found, sql` or `)})`}`
}

/** By stage among the days that are asked for; by days among all of them. */
async function counts(tx: Tx, asked: BoardAsked) {
  const within = windows.map(
    (days) => sql`count(*) filter (where effective_on <= ${asked.today}::date + ${days}::int)::int`,
  )
  const narrowed =
    asked.within === undefined ? sql`` : sql`filter (where effective_on <= ${asked.today}::date + ${asked.within}::int)`
  const { rows } = await sql<{ stage: RenewalStage; count: number; within: number[] }>`
    select stage, (count(*) ${narrowed})::int as count, array[${sql.join(within)}] as within
    from ${onBoard(asked)} group by stage`.execute(tx.db)
  return rows
}

interface Row {
  readonly accountId: string
  readonly companyName: string
  readonly id: string
  readonly effectiveOn: string
  readonly stage: RenewalStage
  readonly version: number
  readonly manager: string | null
  readonly sections: readonly { kind: SectionKind; mark: SectionMark | null; dueOn: string | null }[]
  readonly options: FeatureValue | null
  readonly lossRuns: boolean | null
}

const isDay = (text: string) => z.iso.date().safeParse(text).success

async function cards(tx: Tx, asked: BoardAsked): Promise<Row[]> {
  const { brokerage, stage, within, today, limit } = asked
  const place = readCursor(asked.cursor, [isDay, isId])
  const { rows } = await sql<Row>`
    with page as materialized (
      select account_code, id, effective_on, stage, version, company_name from ${onBoard(asked)}
        ${stage === undefined ? sql`` : sql`and stage = ${stage}`}
        ${within === undefined ? sql`` : sql`and effective_on <= ${today}::date + ${within}::int`}
        ${place === undefined ? sql`` : sql`and (effective_on, id) > (${place[0]}::date, ${place[1]}::uuid)`}
      order by effective_on, id limit ${limit + 1})
    select account_code as "accountId", company_name as "companyName", id, effective_on as "effectiveOn", stage, version,
      (select concat_ws(' ', first_name, last_name) from account_agents join users on users.id = user_id
        where account_agents.account_code = page.account_code and role = 'P_ACCT_MGR' order by users.id limit 1) as manager,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'mark', mark, 'dueOn', due_on)), '[]')
        from renewal_sections where renewal_sections.account_code = page.account_code and cycle_id = page.id) as sections,
      coalesce((select value from account_features
          where account_features.account_code = page.account_code and name = 'RENEWAL_OPTIONS'),
        (select value from brokerage_features where brokerage_code = ${brokerage} and name = 'RENEWAL_OPTIONS')) as options,
      coalesce((select value from account_preferences
          where account_preferences.account_code = page.account_code and preference_id = 'loss-runs'),
        (select value from brokerage_preferences
          where brokerage_code = ${brokerage} and preference_id = 'loss-runs')) as "lossRuns"
    from page order by effective_on, id`.execute(tx.db)
  return rows
}

function cardOf({ sections, options, lossRuns, manager, ...row }: Row, today: string): RenewalCard {
  const daysLeft = daysBetween(today, row.effectiveOn)
  const chosen = Array.isArray(options) ? options : featureDefaults.RENEWAL_OPTIONS
  const left = renewalSections(chosen, [
    { preferenceId: 'loss-runs', name: 'LOSS_RUNS', account: { value: lossRuns }, brokerage: { value: null } },
  ])
  const kinds = sectionKinds.filter((kind) => isBeforeSubmission(kind) && left.includes(kind))
  const asked = sections.filter(({ kind }) => kinds.includes(kind))
  const open = asked.filter(({ mark }) => mark === null || !isCompleteStatus(mark))
  return {
    ...row,
    isCurrent: true,
    daysLeft,
    complete: asked.length - open.length,
    sections: kinds.length,
    manager,
    isLate: isBehind(row.stage, daysLeft) || open.some(({ dueOn }) => dueOn !== null && dueOn < today),
  }
}
