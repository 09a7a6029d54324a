import type { Page } from 'playwright-core'
import { PageThread } from './page-thread.ts'

const frames = 60

export interface Scrolled {
  readonly drawn: number
  /** Milliseconds of the page's thread for one frame. */
  readonly frame: number
  /** The longest task, in milliseconds. */
  readonly longest: number
}

/** Scrolls through the open tab, in this many equal frames. */
export async function scrolled(page: Page): Promise<Scrolled> {
  const thread = await PageThread.of(page)
  const before = await thread.seconds()
  const { drawn, longest } = await page.getByRole('grid').evaluate(scrollThrough, frames)
  const frame = ((await thread.seconds()) - before) * (1000 / frames)
  await thread.leave()
  return { drawn, frame, longest }
}

/** Runs in the page: three rows further with every frame, from the middle of the tab. */
async function scrollThrough(grid: HTMLElement, steps: number): Promise<{ drawn: number; longest: number }> {
  const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done))
  const rowHeight = grid.querySelector('[data-row]')!.getBoundingClientRect().height
  grid.scrollTop = grid.scrollHeight / 2
  await nextFrame()
  let [drawn, longest] = [0, 0]
  /* oxlint-disable no-await-in-loop -- a frame after the other, as one scrolls */
  for (let step = 0; step < steps; step += 1) {
    grid.scrollTop += rowHeight * 3
    const start = await nextFrame()
    // What the frame draws is done before the task that this message starts.
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', done, { once: true })
      port1.start()
      port2.postMessage('')
    })
    longest = Math.max(longest, performance.now() - start)
    drawn = Math.max(drawn, grid.querySelectorAll('[data-row]').length)
  }
  /* oxlint-enable no-await-in-loop */
  return { drawn, longest }
}
