import { type ServerProcess, withSeededServer } from './server-process.ts'
import { test as journey } from './fixtures.ts'

export { expect } from './fixtures.ts'

/** Tests with their own server: everything from one call of this shares it. */
export const withOwnServer = (env: NodeJS.ProcessEnv = {}) =>
  journey.extend<Record<never, never>, { readonly server: ServerProcess }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
      async ({}, use) => withSeededServer(use, env),
      { scope: 'worker' },
    ],
  })

/** For journeys that change how people log in. */
export const test = withOwnServer()
