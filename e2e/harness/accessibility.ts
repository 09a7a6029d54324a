import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The same axe without spaces and long names: a page reads it in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
interface Look {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

export const wideLight: Look = { width: 1440, height: 900, colorScheme: 'light' }
export const narrowDark: Look = { width: 390, height: 844, colorScheme: 'dark' }

/** The issues axe finds on a page once its heading is rendered, light and dark, wide and narrow; one line per issue. */
export async function errorsOfAxe(page: Page, looks = [wideLight, narrowDark]): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await drawAll(page)
  const errors: string[] = []
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page, colorScheme)
    const broken = await brokenRules(page)
    errors.push(...broken.map(({ id, places }) => `${id} at ${width} ${colorScheme}: ${places.join(', ')}`))
  }
  return errors
}

/**
 * Renders what is out of sight too, and changes colors at once: axe would otherwise check previous or passing colors. The
 * end of one transition can start another, so finishing them is not enough.
 */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawn = new CSSStyleSheet()
    drawn.replaceSync(`
      * { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important }`)
    document.adoptedStyleSheets.push(drawn)
  })

/**
 * The rules that a page breaks, and where: in its dialog if one is open, since what is behind cannot be reached then. Each
 * frame gets axe once, since loading it costs more than a check.
 */
async function brokenRules(page: Page): Promise<{ id: string; places: string[] }[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const dialogs = [...document.querySelectorAll('dialog:modal')]
    const place = dialogs.length > 0 ? dialogs : document
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(place, {
      runOnly,
      reporter: 'no-passes',
      // None of these rules reads style sheets, so do not fetch and parse them again.
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }))
  }, standards)
}

/** A brand's colors, as on a page of its host. */
export async function colorsOf(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/login`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  return page.evaluate((mark) => {
    const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    return sheets.find((text) => text.includes(mark)) ?? ''
  }, markOfSheet)
}

/** Applies another brand's colors to an open page; returns its previous ones. */
export async function wear(page: Page, colors: string): Promise<string> {
  const worn = await page.evaluate(
    ([mark, text]) => {
      const sheets = [...document.querySelectorAll('style')].filter((sheet) => sheet.textContent.includes(mark!))
      const before = getComputedStyle(document.documentElement).getPropertyValue('--p-brand-fill')
      const own = sheets[0]?.textContent
      for (const sheet of sheets) sheet.textContent = text!
      return before === getComputedStyle(document.documentElement).getPropertyValue('--p-brand-fill') ? undefined : own
    },
    [markOfSheet, colors],
  )
  if (worn === undefined) throw new Error('The page did not take the colors of the other brand')
  return worn
}

/** Included in every style sheet of a brand's colors. */
const markOfSheet = "[data-mantine-color-scheme='dark']{"

/** The page has its new branding, and no color transition is running. */
async function settled(page: Page, scheme: string): Promise<void> {
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor()
  await page.evaluate(async () => {
    // A sticky bar would overlap content scrolled below it.
    scrollTo(0, 0)
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
