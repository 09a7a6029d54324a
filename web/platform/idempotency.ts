/**
 * One key per intent: a write without a response keeps its key, so that a retry cannot run it twice. Any response
 * settles it; the next equal write is a new intent.
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
