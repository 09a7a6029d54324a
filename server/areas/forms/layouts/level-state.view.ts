import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { keyOf, type LevelOwner, madeAt } from '../forms.access.ts'
import { formView } from '../listing/forms.read-model.ts'
import type { LayoutAt } from './layout.store.ts'
import { type Layer, layersView, layoutInForce, readDraft } from './layers.view.ts'

/** The state of a form's layout at one level. */
export interface LevelState {
  readonly owner: LevelOwner
  readonly at: LayoutAt
  readonly form: Form
  /** What the level above has in force; null at the level that made the form. */
  readonly parent: Layout | null
  /** Null while nothing was ever published. */
  readonly inForce: Layout | null
  readonly draft: Layout | null
  /** The draft's stored version. */
  readonly ownVersion: number
  /** Increases with every draft of this level and every publication here or above. */
  readonly draftVersion: number
}

/** The state of a form's layout at a level; undefined if its library lacks the form. */
export async function levelState(tx: Tx, owner: LevelOwner, formId: string): Promise<LevelState | undefined> {
  const form = await formView(tx, owner, formId)
  if (form === undefined) return undefined
  const at = { key: keyOf(owner), formId }
  const layers = (await layersView(tx, owner, [formId])).get(formId) ?? []
  const above = layers.filter((layer) => !isOf(layer, at))
  const parent = madeAt(form) === owner.level ? null : layoutInForce(above)
  const { content, version } = await draftView(tx, at)
  return {
    owner,
    at,
    form,
    parent,
    inForce: layers.length === 0 ? null : layoutInForce(layers),
    draft: content === null ? null : readDraft(parent, content),
    ownVersion: version,
    // A layout that was edited over an older one above would undo what is new there.
    draftVersion: above.reduce((sum, { number }) => sum + number, version),
  }
}

const isOf = ({ account, brokerage }: Layer, { key }: LayoutAt) =>
  account === key.account_code && brokerage === key.brokerage_code

async function draftView(tx: Tx, { key, formId }: LayoutAt): Promise<{ content: unknown; version: number }> {
  const { rows } = await sql<{ content: unknown; version: number }>`select content, version from form_drafts
    where form_id = ${formId} and account_code = ${key.account_code} and brokerage_code = ${key.brokerage_code}`.execute(
    tx.db,
  )
  return rows[0] ?? { content: null, version: 0 }
}
