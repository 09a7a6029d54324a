import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until a target has the focus, as keyboard users do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((node) => node === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
