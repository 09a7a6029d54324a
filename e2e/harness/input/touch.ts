import type { Locator, Page } from '@playwright/test'

/** A phone: narrow, with a screen to touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Drags from the middle of one element to just inside the lower end of another with a finger, step by step. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, goal] = await Promise.all([from, to].map(async (locator) => (await locator.boundingBox())!))
  const x = start!.x + start!.width / 2
  const y = start!.y + start!.height / 2
  const end = goal!.y + goal!.height - 4
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] })
  await touch('touchStart', y)
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) await touch('touchMove', y + ((end - y) * step) / 8)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
