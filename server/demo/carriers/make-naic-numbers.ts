import type { Tx } from '../../platform/database/database.ts'
import { insertRows } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import type { PeopleIds } from '../demo-world.ts'

/** Invented numbers and addresses of the demonstration's carriers. */
const carriers = [
  ['Cascade Casualty', '90011', '400 Cascade Plaza\nTacoma, WA 98402'],
  ['Ridgeway Property', '90027', '88 Ridgeway Center\nHartford, CT 06103'],
  ['Granite Mutual', '90034', 'PO Box 4100\nConcord, NH 03302'],
] as const

/** The carriers that the brokerage of the contractor has entered. */
export const makeNaicNumbers = (tx: Tx, ids: PeopleIds, now: Date): Promise<void> =>
  insertRows(
    tx,
    'carrier_naic_numbers',
    carriers.map(([carrier, naic, address]) => ({
      id: newId(now),
      brokerage_code: 'HARBOR',
      carrier,
      naic,
      address,
      created_by: ids.get('manager@harbor.test')!,
      created_at: now,
    })),
  )
