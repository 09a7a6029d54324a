/** A place in the stream of events: the transaction that wrote one, and its number within. */
export interface Position {
  readonly xact: bigint
  readonly id: bigint
}

export const positionText = ({ xact, id }: Position): string => `${xact}-${id}`

/** Reads `Last-Event-ID`; anything that this server did not write counts as none. */
export function parsePosition(text: string | undefined): Position | undefined {
  const match = /^(\d{1,20})-(\d{1,19})$/.exec(text ?? '')
  return match === null ? undefined : { xact: BigInt(match[1]!), id: BigInt(match[2]!) }
}

export function isAfter(one: Position, other: Position): boolean {
  return one.xact > other.xact || (one.xact === other.xact && one.id > other.id)
}
