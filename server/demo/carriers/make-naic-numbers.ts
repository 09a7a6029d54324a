import type { Tx } from '../../platform/database/database.ts'
import { insertRows } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import type { PeopleIds } from '../demo-world.ts'

/** Invented numbers of the demonstration's carriers. */
const numbers = { 'Cascade Casualty': '90011', 'Ridgeway Property': '90027', 'Granite Mutual': '90034' } as const

/** The NAIC numbers that the brokerage of the contractor has entered. */
export const makeNaicNumbers = (tx: Tx, ids: PeopleIds, now: Date): Promise<void> =>
  insertRows(
    tx,
    'carrier_naic_numbers',
    Object.entries(numbers).map(([carrier, naic]) => ({
      id: newId(now),
      brokerage_code: 'HARBOR',
      carrier,
      naic,
      created_by: ids.get('manager@harbor.test')!,
      created_at: now,
    })),
  )
