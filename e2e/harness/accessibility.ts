import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

export const everyLook = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const

/** Light and dark, each at another width: for a brand that differs from one seen in every look by its colours alone. */
export const bothSchemes = [everyLook[0], everyLook[2]] as const

/** What axe finds wrong with a page as it stands, in some looks; one line a fault. */
export async function faultsOfAxe(
  page: Page,
  looks: readonly (typeof everyLook)[number][] = everyLook,
): Promise<string[]> {
  const faults: string[] = []
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
    for (const { id, nodes } of violations)
      faults.push(`${id} at ${width} ${colorScheme}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  return faults
}

/** The page has heard of its new look, and no colour is on its way from one to another. */
async function settled(page: Page, scheme: string): Promise<void> {
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor()
  await page.evaluate(async () => {
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    })
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    for (const animation of passing) animation.finish()
  })
}

/** How many pixels a page, or a dialog on it, is wider than the room it has. */
export async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 })
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog')]
    // Behind a dialog the page may be narrower than its window, by a scroll bar.
    return Math.max(0, ...boxes.map((box) => box.scrollWidth - Math.max(box.clientWidth, box.offsetWidth)))
  })
}
