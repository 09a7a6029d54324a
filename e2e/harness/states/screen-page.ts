import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PageWatch } from '../page-watch.ts'
import { PortalClient } from '../portal-client.ts'
import { goOn, hasRouter, leave } from './router.ts'
import type { ServerProcess } from '../server-process.ts'

/** One person's browser, and the page in it. */
interface Opened {
  readonly username: string | null
  readonly client: PortalClient | undefined
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * Shows many screens, one after the other. A page that was only looked at, or whose dialog could be closed, goes to the
 * next screen of the same person by its router: loaded once, it runs its own code and axe at full speed. After any other
 * state the person logs in again in a new browser context, since the state may have changed the session or the storage.
 */
export class ScreenPage {
  readonly watch = new PageWatch()
  readonly #browser: Browser
  readonly #server: ServerProcess
  #opened: Opened | undefined
  #isUntouched = false

  constructor(browser: Browser, server: ServerProcess) {
    this.#browser = browser
    this.#server = server
  }

  /** The page with a person's screen; `isTouched` says that more than looking at it follows. */
  async open(username: string | null, path: string, { isTouched }: { readonly isTouched: boolean }): Promise<Page> {
    const isGoingOn = username !== null && this.#opened?.username === username && (await this.#isFree())
    if (!isGoingOn) await this.close()
    const opened = (this.#opened ??= await this.#begin(username))
    const { page } = opened
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    if (isGoingOn && (await hasRouter(page))) await goOn(page, path)
    else await page.goto(this.#server.at('localhost') + path)
    this.#isUntouched = !isTouched
    return page
  }

  /** The page is as it was opened, or its dialog can be closed and the screen left: the next one is drawn anew. */
  async #isFree(): Promise<boolean> {
    if (this.#isUntouched) return true
    const page = this.#opened?.page
    if (page === undefined) return false
    const dialogs = page.locator('dialog:modal')
    if ((await dialogs.count()) !== 1) return false
    await page.keyboard.press('Escape')
    return (await dialogs.count()) === 0 && (await hasRouter(page)) && leave(page, '/my-user')
  }

  async close(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    this.#isUntouched = false
    await opened?.context.close()
    await opened?.client?.close()
  }

  async #begin(username: string | null): Promise<Opened> {
    const context = await this.#browser.newContext({ locale: 'en-US' })
    await this.watch.follow(context)
    const client = username === null ? undefined : await this.#signIn(context, username)
    return { username, client, context, page: await context.newPage() }
  }

  async #signIn(context: BrowserContext, username: string): Promise<PortalClient> {
    const client = await PortalClient.signIn(this.#server.port, username)
    await client.lendTo(context, 'localhost')
    await client.hideFirstSteps()
    return client
  }
}
