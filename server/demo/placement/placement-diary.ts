import { seal } from '../../areas/placement/placement.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { PeopleIds } from '../demo-world.ts'

/** By which user, when and into which diary the demonstration's placements are made. */
export interface Placing {
  readonly ids: PeopleIds
  readonly now: Date
  readonly diary: PlacementDiary
}

/** The renewal being placed. */
interface Placement {
  readonly account: string
  readonly cycleId: string
}

type Entry = Parameters<typeof seal>[3]

/** The events of a placement, line by line; added to the chain as the product would: day by day. */
export class PlacementDiary {
  readonly #told: (Placement & { readonly entry: Entry })[] = []

  tell(placement: Placement, entry: Entry): void {
    this.#told.push({ ...placement, entry })
  }

  async seal(tx: Tx): Promise<void> {
    const inOrder = this.#told.toSorted((one, other) => one.entry.at.getTime() - other.entry.at.getTime())
    for (const { account, cycleId, entry } of inOrder)
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await seal(tx, account, cycleId, entry)
  }
}
