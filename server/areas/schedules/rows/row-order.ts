import { ranksBetween } from './rank.ts'

/** The places around which a batch inserts. */
export interface Neighbours {
  /** The rank of each standing row that others are to follow, and the rank after it; null after the last of the tab. */
  readonly anchors: ReadonlyMap<string, { readonly rank: string; readonly next: string | null }>
  /** The rank of the tab's first row, and the id of its last, which is an anchor; null in an empty tab. */
  readonly first: string | null
  readonly last: string | null
}

/** A position in the list: of a new row, or of an existing row that new ones follow. */
interface Place {
  readonly rowId: string
  follower: Place | undefined
}

/** An existing row, or the top of the tab, with the ranks between which its followers go. */
interface Anchor {
  readonly place: Place
  readonly rank: string | null
  readonly next: string | null
}

/**
 * The positions of new rows: each follows an existing row, another new one or the top, and later ones are closer to it.
 * Ranks are assigned at the end, all rows of one position at once, so that they are spaced evenly.
 */
export class RowOrder {
  readonly #neighbours: Neighbours
  /** The last position of each new row. */
  readonly #places = new Map<string, Place>()
  /** The positions of existing rows, even those that the batch deletes or moves. */
  readonly #standing = new Map<string, Place>()
  readonly #anchors: Anchor[] = []
  #top: Place | undefined

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours
  }

  /** Inserts a new row after another, null for the top; at the end of the tab if that row was deleted. */
  insert(rowId: string, after: string | null): void {
    const before = this.#placeOf(after)
    const place = { rowId, follower: before.follower }
    before.follower = place
    this.#places.set(rowId, place)
  }

  /** The rank of every new row. */
  ranks(): ReadonlyMap<string, string> {
    const ranks = new Map<string, string>()
    for (const { place, rank, next } of this.#anchors) {
      const behind = [...followersOf(place)]
      const made = ranksBetween(rank, next, behind.length)
      for (const [index, follower] of behind.entries()) {
        // A row that was inserted, deleted and inserted again has two places: the later one counts.
        if (this.#places.get(follower.rowId) === follower) ranks.set(follower.rowId, made[index]!)
      }
    }
    return ranks
  }

  #placeOf(rowId: string | null): Place {
    if (rowId === null) return (this.#top ??= this.#anchor('', { rank: null, next: this.#neighbours.first }))
    return this.#places.get(rowId) ?? this.#standingPlaceOf(rowId) ?? this.#end()
  }

  #standingPlaceOf(rowId: string): Place | undefined {
    const ranks = this.#neighbours.anchors.get(rowId)
    if (ranks === undefined) return undefined
    const place = this.#standing.get(rowId) ?? this.#anchor(rowId, ranks)
    this.#standing.set(rowId, place)
    return place
  }

  /** After the row that was last, wherever the batch has moved it. */
  #end(): Place {
    const { last } = this.#neighbours
    return (last === null ? undefined : this.#standingPlaceOf(last)) ?? this.#placeOf(null)
  }

  #anchor(rowId: string, ranks: { readonly rank: string | null; readonly next: string | null }): Place {
    const place = { rowId, follower: undefined }
    this.#anchors.push({ place, ...ranks })
    return place
  }
}

function* followersOf({ follower }: Place): Generator<Place> {
  for (let place = follower; place !== undefined; place = place.follower) yield place
}
