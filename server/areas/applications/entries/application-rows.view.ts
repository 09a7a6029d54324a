import type { ApplicationStatus, Progress } from '@portico/contract/areas/applications/application.shapes.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { containing } from '../../../platform/text-search.ts'

/** An application's row, with its final version while it is done. */
export interface ApplicationRow {
  readonly id: string
  readonly formId: string
  readonly editionId: string
  readonly purpose: 'APPLICATION' | 'QUESTIONNAIRE'
  readonly formName: string
  readonly formTitle: string
  /** Answered on the pages of a PDF. */
  readonly isPdf: boolean
  /** Made of a form of the global library. */
  readonly isGlobalForm: boolean
  /** The brokerage that owns its form; null for the global library. */
  readonly formBrokerage: string | null
  readonly name: string
  readonly policyType: string
  readonly year: string
  readonly carrier: string
  readonly status: z.infer<typeof ApplicationStatus>
  readonly freezeNumber: number | null
  readonly version: number
  readonly changedAt: Date
  readonly required: number | null
  readonly answered: number | null
  readonly doneAt: Date | null
  readonly doneBy: string | null
}

const rows = sql`select applications.id, form_id as "formId", applications.edition_id as "editionId", purpose,
    exists (select from pdf_forms where pdf_forms.form_id = applications.form_id) as "isPdf",
    not exists (select from forms where forms.id = applications.form_id and brokerage_code is not null) as "isGlobalForm",
    (select brokerages.name from forms join brokerages on brokerages.code = forms.brokerage_code
      where forms.id = applications.form_id) as "formBrokerage",
    form_name as "formName", form_title as "formTitle", name, policy_type as "policyType", year, carrier, status,
    freeze_number as "freezeNumber", version, changed_at as "changedAt", required, answered, done_at as "doneAt",
    coalesce(done_name, (select name from person_names where id = done_by)) as "doneBy"
  from applications left join application_freezes on application_freezes.account_code = applications.account_code
    and application_id = applications.id and number = freeze_number`

export interface ApplicationFilter {
  readonly year?: string | undefined
  readonly search?: string | undefined
}

/** The applications of an account, those to be done first, then by year and name. */
export async function applicationRows(
  tx: Tx,
  account: string,
  { year, search = '' }: ApplicationFilter = {},
): Promise<ApplicationRow[]> {
  const ofYear = year === undefined ? sql`` : sql`and year = ${year}`
  const found =
    search === ''
      ? sql``
      : sql`and lower(concat_ws(' ', name, form_title, carrier, policy_type, year)) like ${containing(search)}`
  const result = await sql<ApplicationRow>`${rows} where applications.account_code = ${account} and removed_at is null
    ${ofYear} ${found} order by status = 'DONE', year desc, lower(name), applications.id limit 500`.execute(tx.db)
  return result.rows
}

/** One application; undefined if it does not exist. */
export async function applicationRow(tx: Tx, account: string, id: string): Promise<ApplicationRow | undefined> {
  if (!isId(id)) return undefined
  const result = await sql<ApplicationRow>`${rows}
    where applications.account_code = ${account} and applications.id = ${id} and removed_at is null`.execute(tx.db)
  return result.rows[0]
}

/** Locks an application until the transaction ends, so that changes happen one at a time. */
export async function holdApplication(tx: Tx, account: string, id: string): Promise<void> {
  if (!isId(id)) return
  await sql`select from applications where account_code = ${account} and id = ${id} for update`.execute(tx.db)
}

/** How far a done application was. */
export function frozenProgress({ required, answered }: ApplicationRow): Progress {
  const asked = required ?? 0
  return {
    required: asked,
    answered: answered ?? 0,
    percent: asked === 0 ? 100 : Math.floor(((answered ?? 0) / asked) * 100),
  }
}
