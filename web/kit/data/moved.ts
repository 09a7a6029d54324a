/** A list in which one entry has moved to a place; a place before the first or after the last is the nearest. */
export function moved(order: readonly string[], key: string, place: number): string[] {
  const others = order.filter((other) => other !== key)
  const at = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, at), key, ...others.slice(at)]
}
