import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { isPure } from './scripts/pure-tests.ts'

const project = (name: string, include: string[]) => ({ extends: true, test: { name, include } }) as const
const filesOf = (floor: string) => globSync(`${floor}/**/*.test.{js,ts,tsx}`, { exclude: ['**/node_modules/**'] })
const isQuick = (file: string) => !file.endsWith('generator.test.ts')
const isDrawn = (file: string) => file.endsWith('.test.tsx')

/** Tests that need neither database nor server. All of the server's run under server/vitest.config.ts. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ['scripts/same-examples.ts'],
    projects: [
      ...['contract', 'scripts', 'web'].map((name) =>
        project(
          name,
          filesOf(name).filter((file) => isQuick(file) && !isDrawn(file)),
        ),
      ),
      // Parts of the screens, drawn without a browser.
      { extends: true, test: { name: 'kit', environment: 'happy-dom', include: filesOf('web').filter(isDrawn) } },
      project('server', filesOf('server').filter(isPure)),
      // Checks and tests a whole copy of the repository.
      project('generator', ['scripts/new/generator.test.ts']),
    ],
  },
})
