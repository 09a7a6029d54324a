import type { MergePlan } from '@portico/contract/areas/details/merging.shapes.ts'
import { createHash } from 'node:crypto'
import type { AreaMerging } from '../../../platform/area.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { factBook } from '../../applications/applications.public.ts'
import { sharedWith } from '../account-transfers.read-model.ts'
import { mergeFields } from './merge-fields.ts'
import type { Side, Sides } from './merge-sides.view.ts'
import { whatHolds, whatMoves } from './what-moves.view.ts'

/** What merging one account into another would do. */
export async function mergePlan(tx: Tx, sides: Sides, areas: readonly AreaMerging[]): Promise<MergePlan> {
  const codes = { from: sides.duplicate.code, into: sides.kept.code }
  const [kept, duplicate, moves, obstacles, readers] = await Promise.all([
    factBook.known(tx, codes.into),
    factBook.known(tx, codes.from),
    whatMoves(tx, codes, areas),
    whatHolds(tx, codes, areas),
    sharedWith(tx, codes.into),
  ])
  const fields = mergeFields(sides, { kept, duplicate })
  const basis = createHash('sha256')
    .update(JSON.stringify([fields, readers]))
    .digest('hex')
    .slice(0, 32)
  const named = { kept: nameOf(sides.kept), duplicate: nameOf(sides.duplicate) }
  return { ...named, fields, moves, obstacles, sharedWith: readers, basis }
}

const nameOf = ({ code, companyName }: Side) => ({ accountCode: code, companyName })
