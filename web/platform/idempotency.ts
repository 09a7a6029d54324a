/**
 * One key for one intent: a write that got no answer keeps its key, so that trying again cannot do it twice.
 * An answer of any kind settles it; the next equal write is a new intent.
 */
export function idempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  const open = new Map<string, string>()
  return {
    keyOf(intent: string): string {
      const known = open.get(intent)
      if (known !== undefined) return known
      const key = newKey()
      open.set(intent, key)
      return key
    },
    settle(intent: string): void {
      open.delete(intent)
    },
  }
}
