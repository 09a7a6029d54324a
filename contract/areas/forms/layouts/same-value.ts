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
