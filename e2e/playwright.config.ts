import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './harness/chromium-options.ts'

/** Everyone has the clock of the demonstration's brokerages, whatever that of the machine is. */
const timezoneId = 'America/New_York'
process.env.TZ = timezoneId

/** Journeys through a real browser. Each worker has a server and a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // One more than the cores of a small machine: a journey waits by turns for its page, its server and the next look at both.
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Guards against hanging, long enough for a busy machine; no test asserts a time.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions,
  },
})
