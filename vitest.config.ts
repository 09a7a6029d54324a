import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { isPure } from './scripts/pure-tests.ts'

const project = (name: string, include: string[]) => ({ extends: true, test: { name, include } }) as const
const filesOf = (floor: string) => globSync(`${floor}/**/*.test.{js,ts,tsx}`, { exclude: ['**/node_modules/**'] })
const isQuick = (file: string) => !file.endsWith('generator.test.ts')

/** Tests that need neither database nor server. All of the server's run under server/vitest.config.ts. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ['scripts/same-examples.ts'],
    projects: [
      ...['contract', 'scripts', 'web'].map((name) => project(name, filesOf(name).filter(isQuick))),
      project('server', filesOf('server').filter(isPure)),
      // Checks and tests a whole copy of the repository.
      project('generator', ['scripts/new/generator.test.ts']),
    ],
  },
})
