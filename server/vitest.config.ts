import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isPure } from '../scripts/pure-tests.ts'

const server = process.env.DATABASE_URL
const project = (name: string, url: string, exclude: string[] = []): object => ({
  extends: true,
  // DATABASE_URL itself would make tests use the database of whoever runs them.
  test: {
    name,
    globalSetup: ['app/test/global-setup.ts'],
    exclude: ['**/node_modules/**', ...exclude],
    env: { PORTICO_TEST_DATABASE_URL: url, DATABASE_URL: '' },
  },
})

/** What knows no database, or the embedded one alone, proves nothing more on another. */
const withoutPostgres = [
  'platform/database/embedded/**',
  'platform/pdf/**',
  'platform/spreadsheets/**',
  ...globSync('**/*.test.ts', { cwd: import.meta.dirname }).filter((file) => isPure(join(import.meta.dirname, file))),
]

/** Every test runs on the embedded engine and, when DATABASE_URL names a PostgreSQL server, on that too. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    pool: 'forks',
    // To load the whole server anew for every file would cost more than most files do.
    isolate: false,
    setupFiles: ['../scripts/same-examples.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [project('embedded', ''), ...(server ? [project('postgres', server, withoutPostgres)] : [])],
  },
})
