import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { anAutoTab } from '../../harness/schedule-steps.ts'

/** What is on paper while the browser prints. */
async function onPaper(page: Page, look: (text: string) => void): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  look((await page.locator('[data-print]').textContent()) ?? '')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
}

test('a tab too long for one print is printed whole, part after part', async ({ page, signIn, client }) => {
  const rows = Array.from({ length: 5002 }, (_, at) => ({ unit: `N-${at + 1}` }))
  const { path } = await anAutoTab(await client('owner@acme.test'), rows)
  // The browser's own dialog would stop the journey; what it prints is looked at instead.
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }))
  await signIn(page, 'owner@acme.test', { path })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Print in parts' })
  await expect(dialog.getByLabel('Rows')).toHaveValue('0')
  await dialog.getByRole('button', { name: 'Print this part' }).click()
  await onPaper(page, (text) => {
    expect(text).toContain('Rows 1 to 5,000 of 5,002')
    expect([text.includes('N-5000'), text.includes('N-5001')]).toEqual([true, false])
  })

  await expect(dialog.getByLabel('Rows')).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Print this part' }).click()
  await onPaper(page, (text) => {
    expect(text).toContain('Rows 5,001 to 5,002 of 5,002')
    expect([text.includes('N-5000'), text.includes('N-5001'), text.includes('N-5002')]).toEqual([false, true, true])
  })
})
