import { expect, test } from '../../harness/fixtures.ts'
import { tabTo } from '../../harness/input/keyboard.ts'
import { demoPassword } from '../../harness/portal-client.ts'
import { weekday } from '../../harness/task-steps.ts'

test('someone signs in and adds a task without a mouse', async ({ page, client }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Username'))
  await page.keyboard.type('owner@acme.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ACME/dashboard')

  const add = page.getByRole('region', { name: 'Account Tasks' }).getByRole('button', { name: 'Add task' })
  await expect(add).toBeVisible()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add task' })
  await expect(form.getByLabel('Details')).toBeFocused()
  await page.keyboard.type('Typed without a mouse')
  await tabTo(page, form.getByLabel('Assigned to'))
  await page.keyboard.type('Theo')
  await tabTo(page, form.getByLabel('Due date', { exact: true }))
  await page.keyboard.type(weekday(20))
  await tabTo(page, form.getByLabel('Link to page'))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(add).toBeFocused()
  const owner = await client('owner@acme.test')
  await expect
    .poll(() => owner.task('ACME', 'Typed without a mouse'))
    .toMatchObject({ tagged: 'user@acme.test', link: null })

  const menu = page.getByRole('button', { name: 'User menu' })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'My User' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
