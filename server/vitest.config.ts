import { defineConfig } from 'vitest/config'

const server = process.env.DATABASE_URL
const project = (name: string, url: string, exclude: string[] = []): object => ({
  extends: true,
  // DATABASE_URL itself would make tests use the database of whoever runs them.
  test: {
    name,
    exclude: ['**/node_modules/**', ...exclude],
    env: { PORTICO_TEST_DATABASE_URL: url, DATABASE_URL: '' },
  },
})

/** Every test runs on the embedded engine and, when DATABASE_URL names a PostgreSQL server, on that too. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['platform/database/test/global-setup.ts'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project('embedded', ''),
      ...(server ? [project('postgres', server, ['platform/database/embedded/**'])] : []),
    ],
  },
})
