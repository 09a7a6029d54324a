import { expect } from 'vitest'
import type { TestClient } from './test-client.ts'

/**
 * Expects of an answer what must hold in every server process within a second. It waits for less, because what was
 * remembered of a person is forgotten after a second in any case: so it shows that word of the change was sent.
 */
export function withinASecond<Seen>(look: () => Promise<Seen>) {
  return expect.poll(look, { timeout: 950, interval: 20 })
}

/** A session is over: its credentials open nothing any more. */
export const expectEnded = (client: TestClient) =>
  withinASecond(async () => (await client.get('/api/users/me')).status).toBe(401)
