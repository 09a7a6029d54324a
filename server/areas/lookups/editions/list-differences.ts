import type { Handler } from '../../../platform/context.ts'
import { editionInForce } from '../lookup-editions.view.ts'
import { differencesView } from './differences.view.ts'
import { editionOf } from './preview-edition.ts'

/** Entries of an edition next to those of the active one, page by page. */
export const listDifferences: Handler<'GET /api/lookup-editions/{editionId}/differences'> = async (
  context,
  { params: { editionId }, query: { change, cursor, limit } },
) =>
  context.read(async (tx) => {
    const edition = await editionOf(tx, editionId)
    const before = (await editionInForce(tx, edition))?.id ?? null
    return { status: 200, body: await differencesView(tx, { before, after: edition.id }, { change, cursor, limit }) }
  })
