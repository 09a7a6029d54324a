import { type ServerProcess, startServer, copySeededData } from './server-process.ts'
import { test as journey } from './journey.ts'

export { expect } from './journey.ts'

/** Journeys that have a server to themselves: what is made with one call of this shares it, and nothing else does. */
export const withOwnServer = (env: NodeJS.ProcessEnv = {}) =>
  journey.extend<Record<never, never>, { readonly server: ServerProcess }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
      async ({}, use) => {
        const server = await startServer({ dataDir: copySeededData(), env })
        await use(server)
        await server.stop()
      },
      { scope: 'worker' },
    ],
  })

/** For journeys that change how people log in. */
export const test = withOwnServer()
