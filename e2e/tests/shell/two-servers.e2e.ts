import { expect, test } from '../../harness/fixtures.ts'
import { PortalClient } from '../../harness/portal-client.ts'
import { startPostgres } from '../../harness/postgres.ts'
import { copySeededData, startServer } from '../../harness/server-process.ts'

test('a task given on one server process is heard of on another', async ({ page }) => {
  const postgres = await startPostgres()
  test.skip('skipped' in postgres, 'skipped' in postgres ? postgres.skipped : '')
  if ('skipped' in postgres) return
  const env = { DATABASE_URL: postgres.url, PORTICO_SECRET: 'one-secret-for-both-of-the-processes' }
  // The first makes the tables and the data; the second finds them.
  const first = await startServer({ dataDir: copySeededData(), env })
  const second = await startServer({ dataDir: copySeededData(), env })
  try {
    const owner = await PortalClient.signIn(second.port, 'owner@acme.test')
    await owner.lendTo(page.context(), 'localhost')
    const listening = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
    await page.goto(`${second.origin}/ACME/dashboard`)
    await listening

    const advisor = await PortalClient.signIn(first.port, 'advisor@harbor.test')
    await advisor.addTask('ACME', { details: 'Heard across processes', tagged: 'owner@acme.test' })
    await expect(page.getByText('Nora Whitfield assigned you a task')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications (1)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tasks (4)' })).toBeVisible()
    await page.goto('about:blank')
    await Promise.all([owner.close(), advisor.close()])
  } finally {
    await Promise.all([first.stop(), second.stop()])
    await postgres.stop()
  }
})
