import { nothingPrinted } from '@portico/contract/areas/experience/mod-basis.ts'
import { findingsOf } from '@portico/contract/areas/experience/findings.rules.ts'
import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import type {
  RatedWorksheet,
  Worksheet,
  WorksheetContent,
  WorksheetSummary,
  WorksheetVersion,
} from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { comingLossesView } from './coming-losses.view.ts'
import { planFor } from './plan.view.ts'

interface Row {
  readonly id: string
  readonly state: string
  readonly ratingOn: string
  readonly version: number
  readonly content: WorksheetContent
  readonly savedAt: Date
  readonly savedBy: string | null
}

const columns = sql`sheet.id, state, rating_on as "ratingOn", kept.number as version, content, saved_at as "savedAt",
  (select name from person_names where id = saved_by) as "savedBy"`

const versions = sql`mod_worksheets sheet
  join mod_worksheet_versions kept on kept.account_code = sheet.account_code and kept.worksheet_id = sheet.id`

const shown = ({ content, savedAt, ...row }: Row): Worksheet => ({
  // Versions saved before these fields existed do not name them.
  ...nothingPrinted,
  ...content,
  ...row,
  savedAt: savedAt.toISOString(),
})

/** The account's current worksheets, newest rating date first. */
export async function worksheetsView(tx: Tx, account: string): Promise<Worksheet[]> {
  const { rows } = await sql<Row>`select ${columns} from ${versions}
    where sheet.account_code = ${account} and kept.number = sheet.version
    order by rating_on desc, state, sheet.id limit 100`.execute(tx.db)
  return rows.map(shown)
}

/** A worksheet by id, its current or an earlier version. */
export async function worksheetView(
  tx: Tx,
  account: string,
  { id, number }: { readonly id: string; readonly number?: number | undefined },
): Promise<Worksheet | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<Row>`select ${columns} from ${versions}
    where sheet.account_code = ${account} and sheet.id = ${id}
      and kept.number = ${number === undefined ? sql`sheet.version` : number}`.execute(tx.db)
  return rows.map(shown)[0]
}

/** The worksheet of a state and rating date; undefined if there is none. */
export async function worksheetOf(
  tx: Tx,
  account: string,
  { state, ratingOn }: Pick<Worksheet, 'state' | 'ratingOn'>,
): Promise<{ readonly id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`select id from mod_worksheets
    where account_code = ${account} and state = ${state} and rating_on = ${ratingOn}`.execute(tx.db)
  return rows[0]
}

/**
 * A worksheet with the rating values that apply to it, those of the next rating date, and the losses of the coming
 * year.
 */
export async function ratedView(
  tx: Tx,
  { account, brokerage }: { readonly account: string; readonly brokerage: string },
  worksheet: Worksheet,
): Promise<RatedWorksheet> {
  const { state, ratingOn } = worksheet
  const [plan, nextPlan, comingLosses] = await Promise.all([
    planFor(tx, brokerage, { state, day: ratingOn }),
    planFor(tx, brokerage, { state, day: addMonths(ratingOn, 12) }),
    comingLossesView(tx, account, ratingOn),
  ])
  return { worksheet, plan, nextPlan, comingLosses }
}

/** A worksheet's summary in the list. */
export async function summaryView(tx: Tx, brokerage: string, worksheet: Worksheet): Promise<WorksheetSummary> {
  const { id, state, ratingOn, version, publishedMod } = worksheet
  const plan = await planFor(tx, brokerage, { state, day: ratingOn })
  const figured = modOf(worksheet, plan)
  return {
    id,
    state,
    ratingOn,
    version,
    publishedMod,
    computedMod: isMissing(figured) ? null : figured.mod,
    findings: findingsOf(worksheet, plan).length,
  }
}

/** The versions of a worksheet, the newest first. */
export async function versionsView(tx: Tx, account: string, id: string): Promise<WorksheetVersion[]> {
  const { rows } = await sql<Omit<WorksheetVersion, 'savedAt'> & { readonly savedAt: Date }>`
    select number, (content ->> 'publishedMod')::float8 as "publishedMod",
      jsonb_array_length(content -> 'classes') as classes, jsonb_array_length(content -> 'claims') as claims,
      saved_at as "savedAt",
      (select name from person_names where id = saved_by) as "savedBy"
    from mod_worksheet_versions where account_code = ${account} and worksheet_id = ${id}
    order by number desc limit 200`.execute(tx.db)
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}
