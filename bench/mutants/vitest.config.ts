import { defineConfig } from 'vitest/config'

/** The tests that mutated rules have to fail: those without a server, which run in milliseconds. */
export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/areas/**/*.access.test.ts'],
    setupFiles: ['scripts/same-examples.ts'],
    testTimeout: 20_000,
  },
})
