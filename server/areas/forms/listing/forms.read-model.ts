import type { Form, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { figuresOf } from '../layouts/figures.ts'
import { rowsOf } from '../layouts/layers.view.ts'
import { layoutsInForceView } from '../layouts/layouts-in-force.view.ts'
import { keyOf, keysDownTo, type LevelOwner } from '../forms.access.ts'
import { seenBy } from '../uses/uses.view.ts'
import type { Figures } from './form.store.ts'

interface Row extends FormDraft, Figures {
  readonly formId: string
  readonly type: Form['type']
  readonly brokerCode: string | null
  readonly inUse: number
  readonly publishedVersion: number | null
  readonly hasDraft: boolean
  readonly version: number
  /** Whether a level below the creating one changes it. */
  readonly isChanged: boolean
}

/** The forms of a library; a brokerage sees those of others once they are published. */
export const libraryView = (tx: Tx, owner: LevelOwner): Promise<Form[]> => formsWhere(tx, owner, sql`true`)

/** The forms of an account on a day: what its applications can be made of, and the pages of its profile. */
export const accountFormsView = (tx: Tx, owner: LevelOwner, day: string): Promise<Form[]> =>
  formsWhere(tx, owner, sql`(retired_on is null or retired_on > ${day})`)

/** One form of a library; undefined if it belongs to another. */
export async function formView(tx: Tx, owner: LevelOwner, formId: string): Promise<Form | undefined> {
  const [form] = await formsView(tx, owner, [formId])
  return form
}

/** Forms of a library by id, without those of others. */
export const formsView = (tx: Tx, owner: LevelOwner, formIds: readonly string[]): Promise<Form[]> =>
  formsWhere(tx, owner, sql`id = any(${formIds})`)

async function formsWhere(tx: Tx, owner: LevelOwner, narrowed: RawBuilder<unknown>): Promise<Form[]> {
  const { account_code, brokerage_code } = keyOf(owner)
  const made = sql`account_code = '' and brokerage_code = coalesce(forms.brokerage_code, '')`
  const own = sql`account_code = ${account_code} and brokerage_code = ${brokerage_code}`
  const { rows } = await sql<Row>`select id as "formId", brokerage_code as "brokerCode", name, title, purpose,
      policy_type as "policyType", state, carrier, edition, retired_on as "retiredOn", questions, mapped, version,
      case when exists (select from pdf_forms where form_id = forms.id) then 'PDF' else 'DIGITAL' end as type,
      (select count(*) from form_uses where form_id = forms.id and ${seenBy(owner)}) as "inUse",
      (select max(number) from form_versions where form_id = forms.id and ${own}) as "publishedVersion",
      exists (select from form_drafts where form_id = forms.id and ${own} and content is not null) as "hasDraft",
      exists (select from form_versions where form_id = forms.id and ${rowsOf(keysDownTo(owner))} and not (${made}))
        as "isChanged"
    from forms
    where deleted_at is null and ${narrowed} and coalesce(brokerage_code, '') in ('', ${owner.brokerage})
      and (coalesce(brokerage_code, '') = ${owner.account === '' ? owner.brokerage : null}
        or exists (select from form_versions where form_id = forms.id and ${made}))
    order by lower(name), edition desc, id`.execute(tx.db)
  const changed = rows.filter(({ isChanged }) => isChanged).map(({ formId }) => formId)
  const layouts = await layoutsInForceView(tx, owner, changed)
  return rows.map(({ isChanged, mapped, ...row }) => {
    const figures = isChanged ? figuresOf(layouts.get(row.formId)!.layout) : { questions: row.questions, mapped }
    return { ...row, questions: figures.questions, mappedPercent: percentOf(figures) }
  })
}

const percentOf = ({ questions, mapped }: Figures) => (questions === 0 ? 0 : Math.round((mapped / questions) * 100))

/** Whether a library has another form with this name and edition. */
export async function hasEdition(
  tx: Tx,
  owner: LevelOwner,
  { name, edition }: Pick<FormDraft, 'name' | 'edition'>,
  but?: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from forms where deleted_at is null and id <> ${but ?? ''}
    and coalesce(brokerage_code, '') in ('', ${owner.brokerage})
    and lower(name) = lower(${name}) and lower(edition) = lower(${edition})`.execute(tx.db)
  return rows.length > 0
}

/** Makes other changes to a form or its layouts wait until this transaction ends. */
export async function lockForm(tx: Tx, formId: string): Promise<void> {
  await sql`select id from forms where id = ${formId} for update`.execute(tx.db)
}

/** Prevents deletion of a form until this transaction ends; others may do the same. */
export async function holdForm(tx: Tx, formId: string): Promise<void> {
  await sql`select id from forms where id = ${formId} for share`.execute(tx.db)
}
