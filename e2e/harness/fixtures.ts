import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { type Message, newestMail } from './outbox.ts'
import { PageWatch } from './page-watch.ts'
import { PortalClient } from './portal-client.ts'
import { type ServerProcess, withSeededServer } from './server-process.ts'

export { expect }

interface SignInOptions {
  /** The page to open; the landing page by default. */
  readonly path?: string
  /** A host name of this machine for a white label. */
  readonly host?: string
  /** The dashboard still shows the first steps; otherwise they were hidden before. */
  readonly isNew?: boolean
}

interface WorkerFixtures {
  readonly server: ServerProcess
  /** The accounts' data before any test, and its restoring. */
  readonly caretaker: Caretaker
}

interface Caretaker {
  readonly manager: PortalClient
  readonly original: ReadonlySet<string>
}

interface Fixtures {
  /** Logs a user in and opens a page, without going through the form. */
  readonly signIn: (page: Page, username: string, options?: SignInOptions) => Promise<void>
  /** A page in a browser of its own: another person, another device. */
  readonly otherBrowser: (options?: BrowserContextOptions) => Promise<Page>
  /** A user who calls without a browser. */
  readonly client: (username: string) => Promise<PortalClient>
  /** The newest email to a person, once there are this many; one by default. */
  readonly mailTo: (address: string, many?: number) => Promise<Message>
  /** Everything that goes wrong in a page fails the test, unless it was expected. */
  readonly watch: PageWatch
  /** Deletes the tasks that a test left. */
  readonly tidy: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted from this pattern
    async ({}, use) => withSeededServer(use),
    { scope: 'worker' },
  ],
  caretaker: [
    async ({ server }, use) => {
      const manager = await PortalClient.signIn(server.port, 'manager@harbor.test')
      const original = new Set((await manager.tasks('ACME')).map(({ id }) => id))
      await use({ manager, original })
      await manager.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  tidy: [
    async ({ caretaker: { manager, original } }, use) => {
      await use()
      const left = (await manager.tasks('ACME')).filter(({ id }) => !original.has(id))
      for (const { id } of left) await manager.deleteTask('ACME', id)
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch()
      await watch.follow(context)
      await use(watch)
      expect(watch.errors).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ client, server }, use) => {
    await use(async (page, username, { path = '/', host = 'localhost', isNew = false } = {}) => {
      const user = await client(username)
      await user.lendTo(page.context(), host)
      await user.hideFirstSteps(!isNew)
      await page.goto(server.at(host) + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What still loads would move what is clicked next.
      await expect(page.getByText('Loading…')).toHaveCount(0)
    })
  },
  otherBrowser: async ({ browser, server, watch }, use) => {
    const opened: Page[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.origin, ...options })
      await watch.follow(context)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  mailTo: async ({ server }, use) => {
    await use((address, many = 1) => newestMail(server, address, many))
  },
  client: async ({ server }, use) => {
    const opened: PortalClient[] = []
    await use(async (username) => {
      const client = await PortalClient.signIn(server.port, username)
      opened.push(client)
      return client
    })
    for (const client of opened) await client.close()
  },
})
