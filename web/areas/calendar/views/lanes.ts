interface Span {
  readonly startsAt: string
  readonly endsAt: string
}

/** An event's lane among concurrent events. */
export interface Placed<Event> {
  readonly event: Event
  readonly lane: number
  /** How many lanes share the width. */
  readonly lanes: number
}

/** Puts overlapping events next to each other, in as few lanes as each group needs. */
export function inLanes<Event extends Span>(events: readonly Event[]): Placed<Event>[] {
  const placed: Placed<Event>[] = []
  let chunk: { event: Event; lane: number }[] = []
  let laneEnds: number[] = []
  const close = (): void => {
    placed.push(...chunk.map((each) => ({ ...each, lanes: laneEnds.length })))
    chunk = []
    laneEnds = []
  }
  for (const event of events.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const start = Date.parse(event.startsAt)
    if (laneEnds.every((end) => end <= start)) close()
    const free = laneEnds.findIndex((end) => end <= start)
    const lane = free < 0 ? laneEnds.length : free
    laneEnds[lane] = Date.parse(event.endsAt)
    chunk.push({ event, lane })
  }
  close()
  return placed
}
