import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../harness/fixtures.ts'

const path = '/brokerage-administration/HARBOR/configuration/schedule-export'
const call = '/api/broker-admin/HARBOR/schedule-export/PROPERTY_COVERAGES'

/** Takes the layouts of HARBOR away again, the default last. */
const test = base.extend<{ readonly asBefore: void }>({
  asBefore: [
    async ({ client }, use) => {
      await use()
      const admin = await client('broker-admin@harbor.test')
      const { layouts } = (await (await admin.http.get(call)).json()) as { layouts: { layoutId: string }[] }
      for (const { layoutId } of layouts.toReversed()) {
        await admin.http.delete(`${call}/${layoutId}`)
      }
    },
    { auto: true },
  ],
})

const headings = (page: Page) => page.getByRole('region', { name: 'First rows of the file' }).getByRole('columnheader')

const status = (page: Page) => page.getByText('You have unsaved changes.')

test('a layout is made with preview, by keyboard, with codes, and the file is taken in it', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn(page, 'broker-admin@harbor.test', { path })
  await expect(headings(page).first()).toHaveText('Location no.')

  const location = page.getByLabel('Heading of Location no.')
  await location.fill('Building no.')
  await expect(page.getByText('Another column already has this heading')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Fix the marked columns before you save the template.')).toBeVisible()
  await location.fill('Prem #')
  await expect(headings(page).first()).toHaveText('Prem #')

  await page.getByRole('button', { name: 'Reorder Building no.' }).press(' ')
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await expect(headings(page).first()).toHaveText('Building no.')
  await page.getByRole('button', { name: 'Remove Address' }).click()
  await expect(headings(page).filter({ hasText: 'Address' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Address' })).toBeVisible()

  await page.getByRole('button', { name: 'Codes of Blanket' }).click()
  const codes = page.getByRole('dialog', { name: 'Codes of Blanket' })
  await codes.getByLabel('Code of Y').fill('1')
  await codes.getByRole('button', { name: 'Set codes' }).click()
  await expect(page.getByText('N has no code')).toBeVisible()
  await page.getByRole('button', { name: 'Codes (2) of Blanket' }).click()
  await codes.getByLabel('Code of N').fill('0')
  await codes.getByRole('button', { name: 'Set codes' }).click()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Template saved')).toBeVisible()
  await expect(status(page)).toBeHidden()
  await page.reload()
  await expect(headings(page).first()).toHaveText('Building no.')

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Brokerage template/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ACME Property \d{4}-\d\d-\d\d\.xlsx$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 2).toString()).toBe('PK')

  // A second one for another carrier begins as a copy, under a name of its own.
  await page.getByRole('button', { name: 'New template' }).click()
  const name = page.getByLabel('Template name')
  await name.fill('brokerage TEMPLATE')
  await expect(page.getByText('A template with this name already exists')).toBeVisible()
  await name.fill('Acme Mutual')
  await page.getByRole('button', { name: 'Remove Blanket' }).click()
  await page.getByLabel('Default').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const chosen = page.getByLabel('Template', { exact: true })
  await expect(chosen.getByRole('option')).toHaveText(['Acme Mutual (default)', 'Brokerage template'])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: /Acme Mutual/ })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Brokerage template/ })).toBeVisible()
  await page.keyboard.press('Escape')

  watch.expectErrorResponse(call)
  const confirm = page.getByRole('alertdialog', { name: 'Delete this template?' })
  await page.getByRole('button', { name: 'Delete template' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(confirm.getByText('Make another template the default first.')).toBeVisible()
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await chosen.selectOption({ label: 'Brokerage template' })
  await page.getByRole('button', { name: 'Delete template' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Template deleted')).toBeVisible()
  await expect(chosen.getByRole('option')).toHaveText(['Acme Mutual (default)'])
})

test('two who change one layout see both versions, and choose', async ({ page, otherBrowser, signIn, watch }) => {
  watch.expectErrorResponse(call)
  await signIn(page, 'broker-admin@harbor.test', { path })
  await page.getByLabel('Heading of Location no.').fill('Ours')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Template saved')).toBeVisible()
  await page.getByLabel('Heading of Location no.').fill('Mine')
  const other = await otherBrowser()
  await signIn(other, 'admin@portico.test', { path })
  await other.getByLabel('Heading of Location no.').fill('Theirs')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Template saved')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const differing = page.getByRole('row', { name: /^Location no\./ })
  await expect(differing.getByRole('cell')).toHaveText(['Mine, standard', 'Theirs, standard'])
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(other.getByLabel('Heading of Location no.')).toHaveValue('Mine')
})
