import { expect, withOwnServer } from '../../harness/own-server.ts'
import { readyRenewal } from '../../harness/submission-steps.ts'

const test = withOwnServer()

test('where two renewals are under way a page shows the one that was followed or chosen', async ({
  page,
  signIn,
  client,
}) => {
  const term = page.getByRole('combobox', { name: 'Term' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/subjectivities' })
  await expect(page.getByText('Signed and dated application')).toBeVisible()
  await expect(term).toHaveCount(0)

  const { http } = await client('manager@harbor.test')
  const { id } = await readyRenewal(http, 'ACME')
  const named = new RegExp(`\\?cycle=${id}$`)
  for (const place of ['subjectivities', 'quote-review', 'bind-decision']) {
    await page.goto(`/ACME/${place}`)
    await expect(term).not.toHaveValue(id)
    await term.selectOption(id)
    await expect(page).toHaveURL(named)
    await expect(term).toHaveValue(id)
  }
  await expect(page.getByText('No lines selected yet')).toBeVisible()

  await page.goto(`/ACME/renewal?cycle=${id}`)
  await page.getByRole('link', { name: 'Submit to advisor' }).click()
  await expect(page).toHaveURL(named)
  await expect(term).toHaveValue(id)
})
