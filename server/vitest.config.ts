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

const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] })
const pure = new Set(tests.filter((file) => isPure(join(import.meta.dirname, file))))

/** What knows no database, or the embedded one alone, proves nothing more on another. */
const withoutPostgres = [
  'platform/database/embedded/**',
  'platform/pdf/**',
  'platform/spreadsheets/**',
  'tables/**',
  ...pure,
]

/**
 * Where both engines run, the areas run on PostgreSQL alone: locks, deadlocks and races exist only there, and what an
 * area says in SQL means the same on both. Journeys go through the areas on the embedded engine.
 */
const withoutEmbedded = server ? tests.filter((file) => file.startsWith('areas/') && !pure.has(file)) : []

/** Every test runs on the embedded engine or, when DATABASE_URL names a PostgreSQL server, on that; what is beneath the areas on both. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    pool: 'forks',
    // To load the whole server anew for every file would cost more than most files do.
    isolate: false,
    setupFiles: ['../scripts/same-examples.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      project('embedded', '', withoutEmbedded),
      ...(server ? [project('postgres', server, withoutPostgres)] : []),
    ],
  },
})
