import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/database/database.ts'
import { keysDownTo, type LevelOwner } from '../forms.access.ts'
import { type Layer, layersView, layoutInForce, rowsOf } from './layers.view.ts'

/** The layout of a form at a level. */
export interface InForce {
  readonly layout: Layout
  /** Names this very layout. */
  readonly editionId: string
}

type Version = Pick<Layer, 'account' | 'brokerage' | 'number'> & { readonly formId: string }

const mostKnown = 500
const knownOf = new WeakMap<object, Map<string, InForce>>()

/**
 * The layouts of forms at a level, by form. Published versions never change, so a layout is built once for the numbers
 * of its layers.
 */
export async function layoutsInForceView(
  tx: Tx,
  owner: LevelOwner,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, InForce>> {
  const known = knownOf.get(tx.database) ?? new Map<string, InForce>()
  knownOf.set(tx.database, known)
  const versions = Map.groupBy(await versionsInForce(tx, owner, formIds), ({ formId }) => formId)
  const found = new Map<string, InForce>()
  for (const [formId, layers] of versions) {
    const inForce = known.get(keyOf(formId, layers))
    if (inForce !== undefined) found.set(formId, inForce)
  }
  const unknown = [...versions.keys()].filter((formId) => !found.has(formId))
  for (const [formId, layers] of await layersView(tx, owner, unknown)) {
    const inForce = named(layoutInForce(layers))
    found.set(formId, inForce)
    // A write may read its own uncommitted versions.
    if (tx.answers !== undefined) known.set(keyOf(formId, layers), inForce)
  }
  for (const key of known.keys()) if (known.size > mostKnown) known.delete(key)
  return found
}

async function versionsInForce(tx: Tx, owner: LevelOwner, formIds: readonly string[]): Promise<readonly Version[]> {
  const { rows } = await sql<Version>`
    select form_id as "formId", account_code as account, brokerage_code as brokerage, max(number) as number
    from form_versions where form_id = any(${formIds}) and ${rowsOf(keysDownTo(owner))}
    group by form_id, account_code, brokerage_code order by form_id, account_code, brokerage_code`.execute(tx.db)
  return rows
}

const keyOf = (formId: string, layers: readonly Pick<Layer, 'account' | 'brokerage' | 'number'>[]): string =>
  JSON.stringify([formId, layers.map(({ account, brokerage, number }) => [account, brokerage, number])])

const named = (layout: Layout): InForce => ({
  layout,
  editionId: createHash('sha256').update(JSON.stringify(layout)).digest('base64url').slice(0, 22),
})
