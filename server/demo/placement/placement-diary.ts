import { seal } from '../../areas/placement/placement.door.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { PeopleIds } from '../demo-world.ts'

/** By whom, when and into which diary the placements of the demonstration are made. */
export interface Placing {
  readonly ids: PeopleIds
  readonly now: Date
  readonly diary: PlacementDiary
}

/** The renewal that cover is placed for. */
interface Placement {
  readonly account: string
  readonly cycleId: string
}

type Entry = Parameters<typeof seal>[3]

/** What happened while cover was placed, told line by line; it is sealed as the product would have: day by day. */
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
