import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

/** A red square of so many pixels, drawn by the browser itself. */
const photo = (page: Page, type: string, side: number): Promise<Buffer> =>
  page
    .evaluate(
      async ([kind, size]) => {
        const canvas = document.createElement('canvas')
        canvas.width = size
        canvas.height = size
        canvas.getContext('2d')?.fillRect(0, 0, 40, 40)
        return canvas.toDataURL(kind).replace(/^[^,]*,/, '')
      },
      [type, side] as const,
    )
    .then((base64) => Buffer.from(base64, 'base64'))

test('a brokerage admin uploads photos by username, cuts one, and clients see it', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/brokerages/')
  await signIn(page, 'broker-admin@harbor.test', { path: '/brokerage-administration/HARBOR/staff' })
  await page.getByRole('link', { name: 'Staff photos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Photos' })).toBeVisible()
  const jpeg = await photo(page, 'image/jpeg', 80)
  await page.getByLabel('Photos of the staff').setInputFiles([
    { name: 'manager@harbor.test.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    { name: 'nobody@harbor.test.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    { name: 'advisor@harbor.test.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') },
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ])
  await expect(page.getByText('1 of 4 photos saved.')).toBeVisible()
  const results = page.getByRole('table', { name: 'Uploaded photos' })
  await expect(results.getByRole('row', { name: /nobody@/ })).toContainText('No one on the staff has this username.')
  await expect(results.getByRole('row', { name: /advisor@/ })).toContainText('must be a PNG, JPEG, or WebP image')
  await expect(results.getByRole('row', { name: /large/ })).toContainText('must be 5 MB at most')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  const row = page
    .getByRole('table', { name: 'Staff photos' })
    .getByRole('row')
    .filter({ hasText: 'manager@harbor.test' })
  await row.getByRole('button', { name: /^Change photo/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Photo of / })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'new.png',
    mimeType: 'image/png',
    buffer: await photo(page, 'image/png', 120),
  })
  await dialog.getByLabel('Description').fill('Daniel at his desk')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('img', { name: 'Daniel at his desk' })).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const shown = page.getByRole('img', { name: 'Daniel at his desk' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
