import type { BrowserContext } from '@playwright/test'

/** Calls that may be rejected without anything being wrong: a guest's first question is who is logged in. */
const expectedPaths = ['/api/users/me']

/** Only a browser that a test took offline says this: every server of the tests is on this machine. */
const offline = 'net::ERR_INTERNET_DISCONNECTED'

/** Collects errors in a test's pages: console errors, uncaught ones, content security policy violations. */
export class PageWatch {
  readonly errors: string[] = []
  readonly #expectedPaths = [...expectedPaths]
  readonly #expectedMessages = new Set<string>()

  /** From now on an error of this path is part of the journey. */
  expectErrorResponse(path: string): void {
    this.#expectedPaths.push(path)
  }

  /** From now on an uncaught error with this message is part of the journey. */
  expectError(message: string): void {
    this.#expectedMessages.add(message)
  }

  async follow(context: BrowserContext): Promise<void> {
    context.on('weberror', (error) => {
      const { message } = error.error()
      if (!this.#expectedMessages.has(message)) this.errors.push(`uncaught: ${message}`)
    })
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      const { url } = message.location()
      if (message.text().startsWith('Failed to load resource') && this.#isExpected(url)) return
      if (message.text().includes(offline)) return
      this.errors.push(`${message.text()} (${url})`)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
  }

  #isExpected(url: string): boolean {
    const path = URL.canParse(url) ? new URL(url).pathname : url
    return this.#expectedPaths.some((expected) => path.startsWith(expected))
  }
}
