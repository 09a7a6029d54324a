import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test as alone } from '../../harness/fixtures.ts'
import { PortalClient } from '../../harness/portal-client.ts'
import { startPostgres } from '../../harness/postgres.ts'
import { copySeededData, runNode, type ServerProcess, startServer } from '../../harness/server-process.ts'

interface Pair {
  readonly first: ServerProcess
  readonly second: ServerProcess
  readonly env: NodeJS.ProcessEnv
}

/** Two server processes on one PostgreSQL database; undefined where none can be started. */
const test = alone.extend<Record<never, never>, { readonly pair: Pair | undefined }>({
  pair: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
    async ({}, use) => {
      const postgres = await startPostgres()
      if ('skipped' in postgres) return use(undefined)
      const env = { DATABASE_URL: postgres.url, PORTICO_SECRET: 'one-secret-for-both-of-the-processes' }
      // The first makes the tables and the data; the second finds them.
      const first = await startServer({ dataDir: copySeededData(), env })
      const second = await startServer({ dataDir: copySeededData(), env })
      await use({ first, second, env })
      await Promise.all([first.stop(), second.stop()])
      await postgres.stop()
    },
    { scope: 'worker' },
  ],
})

/** Opens the owner's dashboard on a server, once its event stream is there. */
async function openDashboard(page: Page, { port, origin }: ServerProcess): Promise<void> {
  const owner = await PortalClient.signIn(port, 'owner@acme.test')
  await owner.lendTo(page.context(), 'localhost')
  await owner.close()
  const listening = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await page.goto(`${origin}/ACME/dashboard`)
  await listening
}

test('a task given on one server process is heard of on another', async ({ page, pair }) => {
  test.skip(pair === undefined, 'PostgreSQL could not be started.')
  if (pair === undefined) return
  await openDashboard(page, pair.second)
  const advisor = await PortalClient.signIn(pair.first.port, 'advisor@harbor.test')
  await advisor.addTask('ACME', { details: 'Heard across processes', tagged: 'owner@acme.test' })
  await expect(page.getByText('Nora Whitfield assigned you a task')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tasks (4)' })).toBeVisible()
  await advisor.close()
})

const time = new Date().toISOString()

const vehicles = (progress: number, more: object = {}) => ({
  uploadId: 'vehicles',
  title: 'Vehicles 2026.xlsx',
  progress,
  message: 'Checking the rows of vehicles',
  httpStatus: null,
  responses: [],
  errorDto: null,
  time,
  ...more,
})

const drivers = {
  ...vehicles(100),
  uploadId: 'drivers',
  title: 'Drivers.xlsx',
  httpStatus: 202,
  message: 'Under review',
}
const spring = { conversionId: 'spring', title: 'Spring conversion', successfully: 11, withError: 1, time }

test('imports that another process works on are seen moving, put away, called back and remembered', async ({
  page,
  pair,
}) => {
  test.skip(pair === undefined, 'PostgreSQL could not be started.')
  if (pair === undefined) return
  const tell = async (...events: readonly object[]): Promise<void> => {
    const args = ['server/app/test/tell-progress.ts', 'owner@acme.test', JSON.stringify(events)]
    const { code, output } = await runNode(args, { ...process.env, ...pair.env, PORTICO_DATA_DIR: pair.second.dataDir })
    expect(code, output).toBe(0)
  }
  await openDashboard(page, pair.first)
  await tell(vehicles(40), { ...spring, accountsProcessed: 12, complete: false })
  const card = page.getByRole('region', { name: 'In progress' })
  await expect(card.getByRole('progressbar', { name: 'Vehicles 2026.xlsx' })).toHaveAttribute('aria-valuenow', '40')
  await expect(card.getByText('12 processed, 11 successful, 1 with errors')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await card.getByRole('button', { name: 'Hide progress' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Imports (2)' }).click()
  const imports = page.getByRole('dialog', { name: 'Imports' })
  await imports.getByRole('button', { name: 'Show progress' }).click()
  await expect(card).toBeVisible()

  const failed = vehicles(100, { httpStatus: 422, errorDto: { message: 'Row 12 has no license plate' } })
  await tell(failed, drivers, { ...spring, accountsProcessed: 12, complete: true })
  await expect(page.getByText('Vehicles 2026.xlsx: Row 12 has no license plate')).toBeVisible()
  await expect(card).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'Imports', exact: true }).click()
  const history = imports.getByRole('list', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveText([
    /Drivers\.xlsx.*In the background.*Under review/,
    /Vehicles 2026\.xlsx.*Failed.*Row 12 has no license plate/,
    /Spring conversion.*Done/,
  ])
  expect(await errorsOfAxe(page)).toEqual([])
  await imports.getByRole('button', { name: 'Clear history' }).click()
  await expect(imports.getByText('No recent imports.')).toBeVisible()
})
