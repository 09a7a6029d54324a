import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { appCode } from '../../harness/authenticator.ts'
import { expectPage } from '../../harness/login-steps.ts'
import { PageWatch } from '../../harness/page-watch.ts'
import { startPostgres } from '../../harness/postgres.ts'
import { runScript, type ServerProcess, startServer } from '../../harness/server-process.ts'

export { expect }

interface EmptyServer {
  readonly server: ServerProcess
  /** Where its first administrator sets a password, as the command printed it. */
  readonly administratorPath: string
}

interface Fixtures {
  /**
   * A server on an empty database, as a new installation is, with its first administrator: on PostgreSQL as in
   * production, or on the embedded engine if this machine has no PostgreSQL.
   */
  readonly empty: EmptyServer
  /** What people have done: presses, entries, selections, and addresses opened. */
  readonly actions: { count: number }
  /** A page in a separate browser; errors in it fail the test. */
  readonly personAt: () => Promise<Page>
}

/** For tests that begin where a new installation begins. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
  empty: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portico-empty-'))
    const postgres = await startPostgres()
    const database = 'url' in postgres ? { DATABASE_URL: postgres.url } : {}
    const options = { dataDir, env: { PORTICO_DEMO: 'false', ...database } }
    const { output } = await runScript(['server/administrator.ts', 'ada@portal.test', 'Ada', 'Morgan'], options)
    const administratorPath = /\/password-reset\/\S+/.exec(output)?.[0]
    if (administratorPath === undefined) throw new Error(output)
    const server = await startServer(options)
    await use({ server, administratorPath })
    await server.stop()
    if ('stop' in postgres) await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
  actions: async ({}, use) => use({ count: 0 }),
  personAt: async ({ browser, empty, actions }, use) => {
    const watch = new PageWatch()
    // How an application that is not complete names its missing answers.
    watch.expectErrorResponse('/api/accounts/TUCKAHOE/apps/front-end/')
    const opened: Page[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: empty.server.origin })
      await watch.follow(context)
      await countActions(context, actions)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
    expect(watch.errors).toEqual([])
  },
})

async function countActions(context: BrowserContext, actions: { count: number }): Promise<void> {
  await context.exposeBinding('countAction', () => void (actions.count += 1))
  await context.addInitScript(() => {
    const { countAction } = globalThis as unknown as { countAction: () => void }
    const noted = (): void => countAction()
    if (top === self && location.protocol !== 'about:') noted()
    addEventListener('pointerdown', noted, true)
    addEventListener('keydown', ({ key }) => key === 'Enter' && noted(), true)
    // A press on a box or a button of a group is counted already.
    const isPressed = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)
    addEventListener('input', ({ target }) => !isPressed(target) && noted(), true)
  })
}

/** Sets up two-factor by an authenticator app, as the first login asks. */
export async function setUpTwoFactor(page: Page): Promise<void> {
  await expectPage(page, 'Set up two-factor')
  await page.getByRole('radio', { name: 'Authenticator app' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()
  await page.getByLabel('Verification code').fill(appCode(secret))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByRole('button', { name: 'I saved my codes' }).click()
}
