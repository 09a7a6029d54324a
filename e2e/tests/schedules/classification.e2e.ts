import { expect, test } from '../../harness/fixtures.ts'
import { aTab, cellAt, expectSaved } from '../../harness/schedule-steps.ts'

test('a tab says by whose table its class codes are read, to whoever opens it next too', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await aTab(await client('owner@acme.test'), 'WORKERS_COMP', [{ state: 'IL', classCode: '0001' }])
  await signIn(page, 'owner@acme.test', { path })
  const choice = page.getByLabel('WC class codes use')
  await expect(choice).toHaveValue('')
  await choice.selectOption({ label: 'SAMPLE' })
  // The field shows what was saved, not what was pressed.
  await expect(choice).toHaveValue('SAMPLE')
  await page.reload()
  await expect(choice).toHaveValue('SAMPLE')

  const code = await cellAt(page, 1, 'Class code')
  await code.click()
  await page.keyboard.type('roof')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('SAMPLE')
  await page.keyboard.press('Escape')
  await expectSaved(page)
  await choice.selectOption({ label: 'All active tables' })
  await expect(choice).toHaveValue('')
  await page.reload()
  await expect(choice).toHaveValue('')
})
