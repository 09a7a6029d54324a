import type { CDPSession, Locator, Page } from 'playwright-core'

export interface Cost {
  /** Milliseconds of the page's thread. */
  readonly cost: number
  /** The longest task in milliseconds; 0 where none took 50. */
  readonly still: number
}

/** How long something is waited for. */
export const patience = { timeout: 240_000 }

/** The thread that scripts, styles and layout of a page share. */
export class PageThread {
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async of(page: Page): Promise<PageThread> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    return new PageThread(page, session)
  }

  /** Seconds that it has worked so far. */
  async seconds(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }

  /** The cost of an action, from its start until its result is on screen. */
  async cost(begin: () => Promise<void>, until: Locator, state: 'visible' | 'detached' = 'visible'): Promise<Cost> {
    const before = await this.seconds()
    const start = Date.now()
    await begin()
    await until.waitFor({ ...patience, state })
    const cost = ((await this.seconds()) - before) * 1000
    return { cost, still: await this.#page.evaluate(longestTask, start) }
  }

  leave(): Promise<void> {
    return this.#session.detach()
  }
}

/** Runs in the page: its longest task since a moment; the browser says which took 50 milliseconds or more. */
function longestTask(since: number): Promise<number> {
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect()
      done(
        Math.max(
          0,
          ...list
            .getEntries()
            .flatMap(({ startTime, duration }) => (performance.timeOrigin + startTime >= since ? [duration] : [])),
        ),
      )
    })
    observer.observe({ type: 'longtask', buffered: true })
    setTimeout(() => done(0), 500)
  })
}
