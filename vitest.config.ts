import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{js,ts}'] } },
    ],
  },
})
