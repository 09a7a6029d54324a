import { test as journey } from './fixtures.ts'
import { type ServerProcess, withSeededServer } from './server-process.ts'

export { expect } from './fixtures.ts'

/** For journeys that use up what a user may ask for only so often: a server of each test's own. */
export const test = journey.extend<{ readonly fresh: ServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
  fresh: async ({}, use) => withSeededServer(use),
  baseURL: async ({ fresh }, use) => use(fresh.origin),
})
