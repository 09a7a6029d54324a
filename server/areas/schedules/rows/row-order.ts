import { ranksBetween } from './rank.ts'

/** The places around which a batch inserts. */
export interface Neighbours {
  /** The rank of each standing row that others are to follow, and the rank after it; null after the last of the tab. */
  readonly anchors: ReadonlyMap<string, { readonly rank: string; readonly next: string | null }>
  /** The rank of the tab's first row, and the id of its last, which is an anchor; null in an empty tab. */
  readonly first: string | null
  readonly last: string | null
}

/** A place in the list: of a new row, or of a row that stands there and that new ones follow. */
interface Place {
  readonly rowId: string
  follower: Place | undefined
}

/** A standing row, or the top of the tab, with the ranks between which its followers come to stand. */
interface Anchor {
  readonly place: Place
  readonly rank: string | null
  readonly next: string | null
}

/**
 * Where new rows stand: each follows a standing row, another new one or the top, and what came later stands closer to it.
 * Ranks are given at the end, all rows of one place at once, so that they lie evenly.
 */
export class RowOrder {
  readonly #neighbours: Neighbours
  /** Where each new row was put last. */
  readonly #places = new Map<string, Place>()
  /** Where rows stand, even those that the batch takes away or puts elsewhere. */
  readonly #standing = new Map<string, Place>()
  readonly #anchors: Anchor[] = []
  #top: Place | undefined

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours
  }

  /** Puts a new row behind another, null for the top; where that row is gone, at the end of the tab. */
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

  /** Behind the row that stood last, wherever the batch has put that since. */
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
