import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator writes a rule, simulates it on stored rows, publishes it with a confirmation, and retires it', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/rules-and-targets' })
  await page.getByRole('link', { name: 'New rule' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Enter a name')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill('Vehicles of the future')
  await page.getByRole('combobox', { name: 'Schedule' }).selectOption('Auto')
  await page.getByRole('combobox', { name: 'Brokerage' }).selectOption('Harbor & Pine Insurance')
  await page.getByRole('textbox', { name: 'First day' }).fill('01/01/2090')
  await page.getByRole('button', { name: 'Add condition' }).click()
  const conditions = page.getByRole('list', { name: 'Conditions' })
  await conditions.getByRole('combobox', { name: 'Column' }).selectOption('Make')
  await conditions.getByRole('combobox', { name: 'Comparison' }).selectOption('is not blank')
  await page.getByRole('combobox', { name: 'Column' }).last().selectOption('Year')
  await page.getByRole('combobox', { name: 'Comparison' }).last().selectOption('is at least')
  await page.getByRole('textbox', { name: 'Value' }).fill('2090')
  await page.getByRole('textbox', { name: 'Message' }).fill('is too old')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Save draft' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles of the future' })).toBeVisible()
  await page.getByRole('button', { name: 'Run simulation' }).click()
  const marked = page.getByRole('table', { name: 'Rows marked' })
  await expect(marked.getByRole('link').first()).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Publish…' }).click()
  watch.expectErrorResponse(
    `/api${new URL(page.url()).pathname.replace('/admin/rules-and-targets', '/administration/schedule-rules')}/publish`,
  )
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Publish rule' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Confirm this to publish it')
  await dialog.getByLabel('I confirm that this rule may mark this many rows').check()
  await dialog.getByRole('button', { name: 'Publish rule' }).click()
  await expect(page.getByText('Not in effect yet')).toBeVisible()
  await page.getByRole('button', { name: 'Retire…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire rule' }).click()
  await expect(page.getByText('Retired', { exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Rules and Targets' }).first().click()
  await expect(page.getByRole('link', { name: 'Vehicles of the future' })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
})

test('an administrator sets a completeness target, and staff see the data of their accounts against it', async ({
  page,
  signIn,
  otherBrowser,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/rules-and-targets' })
  await page.getByRole('button', { name: 'Add target' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add target' })
  await dialog.getByRole('combobox', { name: 'Line' }).selectOption('Inland Marine')
  await dialog.getByRole('textbox', { name: 'Completeness (%)' }).fill('120')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a percentage from 1 to 100')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Completeness (%)' }).fill('95')
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const targets = page.getByRole('table', { name: 'Completeness targets' })
  await expect(targets.getByRole('row', { name: /Inland Marine/ })).toContainText('95%')
  expect(await errorsOfAxe(page)).toEqual([])

  const staff = await otherBrowser()
  await signIn(staff, 'advisor@harbor.test', { path: '/brokerage-administration/HARBOR/data' })
  const schedules = staff.getByRole('table', { name: 'Schedules' })
  await expect(schedules.getByRole('link', { name: 'Acme Builders Group, Inc.: Auto' })).toBeVisible()
  expect(await errorsOfAxe(staff)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(staff, width)).toBe(0)
  await staff.setViewportSize({ width: 1280, height: 900 })
  await staff.getByRole('link', { name: /^With outliers/ }).click()
  await expect(staff).toHaveURL(/show=OUTLIERS/)
  await schedules
    .getByRole('link', { name: /outliers, / })
    .first()
    .click()
  await expect(staff).toHaveURL(/\/schedules\//)

  await targets.getByRole('button', { name: /Inland Marine/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove target' }).click()
  await expect(page.getByText('No targets yet')).toBeVisible()
})
