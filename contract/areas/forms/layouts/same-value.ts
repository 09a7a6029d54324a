/** Whether two JSON values are equal, regardless of the order of their fields. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const fields = Object.entries(left)
  if (fields.length !== Object.keys(right).length) return false
  return fields.every(([field, value]) => Object.hasOwn(right, field) && isSameValue(value, fieldOf(right, field)))
}

const fieldOf = (holder: object, field: string): unknown => (holder as Readonly<Record<string, unknown>>)[field]

/** Whether two answers say the same: the rows and choices of a list count in any order. */
export function isSameAnswer(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return isSameValue(left, right)
  const rest: unknown[] = [...right]
  for (const each of left) {
    const place = rest.findIndex((other) => isSameValue(each, other))
    if (place < 0) return false
    rest.splice(place, 1)
  }
  return rest.length === 0
}
