import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { PortalClient } from '../../harness/portal-client.ts'
import { startPostgres } from '../../harness/postgres.ts'
import { copySeededData, runNode, startServer } from '../../harness/server-process.ts'

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
}) => {
  const postgres = await startPostgres()
  test.skip('skipped' in postgres, 'skipped' in postgres ? postgres.skipped : '')
  if ('skipped' in postgres) return
  const env = { DATABASE_URL: postgres.url, PORTICO_SECRET: 'one-secret-for-both-of-the-processes' }
  const server = await startServer({ dataDir: copySeededData(), env })
  const tell = async (...events: readonly object[]): Promise<void> => {
    const args = ['server/app/test/tell-progress.ts', 'owner@acme.test', JSON.stringify(events)]
    const { code, output } = await runNode(args, { ...process.env, ...env, PORTICO_DATA_DIR: copySeededData() })
    expect(code, output).toBe(0)
  }
  try {
    const owner = await PortalClient.signIn(server.port, 'owner@acme.test')
    await owner.lendTo(page.context(), 'localhost')
    const listening = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
    await page.goto(`${server.origin}/ACME/dashboard`)
    await listening

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
    await page.goto('about:blank')
    await owner.close()
  } finally {
    await server.stop()
    await postgres.stop()
  }
})
