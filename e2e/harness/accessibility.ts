import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const

/** What axe finds wrong with a page as it stands, in every look; one line a fault. */
export async function faultsOfAxe(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
    for (const { id, nodes } of violations)
      faults.push(`${id} at ${width} ${colorScheme}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  return faults
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
