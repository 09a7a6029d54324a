import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { chooseFor, openTasks } from '../../harness/task-steps.ts'

const before = 'Ask for three quotes'

async function edit(page: Page, details: string): Promise<Locator> {
  await chooseFor(await openTasks(page), before, 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit task' })
  await form.getByLabel('Details').fill(details)
  return form
}

for (const choice of ['Save mine instead', 'Use the saved version'])
  test(`two people change one task: the second sees both and may choose “${choice}”`, async ({
    page,
    otherBrowser,
    signIn,
    client,
    watch,
  }) => {
    const owner = await client('owner@acme.test')
    await owner.addTask('ACME', { details: before })
    await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
    const other = await otherBrowser()
    await signIn(other, 'manager@harbor.test', { path: '/ACME/dashboard' })
    const mine = await edit(page, 'Ask for four quotes')
    const theirs = await edit(other, 'Ask for five quotes')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('successfully updated task')).toBeVisible()

    watch.expectErrorResponse('/api/accounts/ACME/tasks')
    await mine.getByRole('button', { name: 'Save' }).click()
    const versions = mine.getByRole('row', { name: 'Details' })
    await expect(versions.getByRole('cell')).toHaveText(['Ask for four quotes', 'Ask for five quotes'])
    expect(await owner.task('ACME', 'Ask for five quotes')).toBeDefined()

    await mine.getByRole('button', { name: choice }).click()
    await expect(mine).toBeHidden()
    const stored = choice === 'Save mine instead' ? 'Ask for four quotes' : 'Ask for five quotes'
    await expect(page.getByRole('dialog', { name: 'Tasks' }).getByText(stored, { exact: true })).toBeVisible()
    expect(await owner.task('ACME', stored)).toBeDefined()
  })
