import type { LookupEdition, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { editionInForce, editionView, errorsOf } from '../lookup-editions.view.ts'
import { countDifferences } from './differences.view.ts'

/** An edition against the one in force. */
export const previewEdition: Handler<'GET /api/lookup-editions/{editionId}'> = async (
  context,
  { params: { editionId } },
) => context.read(async (tx) => ({ status: 200, body: await previewOf(tx, await editionOf(tx, editionId)) }))

/** An edition by its id; ends the call if it does not exist. */
export async function editionOf(tx: Tx, id: string): Promise<LookupEdition> {
  const edition = await editionView(tx, id)
  if (edition === undefined) throw notFound()
  return edition
}

/** What would change if an edition were activated. */
export async function previewOf(tx: Tx, edition: LookupEdition): Promise<LookupPreview> {
  const replaces = await editionInForce(tx, edition)
  const [counts, faults] = await Promise.all([
    countDifferences(tx, { before: replaces?.id ?? null, after: edition.id }),
    errorsOf(tx, edition.id),
  ])
  return { edition, replaces, counts, faults }
}
