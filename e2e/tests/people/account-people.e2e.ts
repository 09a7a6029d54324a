import { expect, test } from '../../harness/fixtures.ts'
import {
  chooseForPerson,
  choosePassword,
  fillInvitee,
  linkOf,
  makeMember,
  openPeople,
} from '../../harness/people-steps.ts'

test('an Admin invites a colleague, who sees what the codes allow and not more', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
  watch,
}) => {
  const nora = { email: 'nora@acme.test', firstName: 'Nora', lastName: 'Quist' }
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const people = await openPeople(page)

  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to this account' })
  await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['User', 'Admin'])
  await fillInvitee(dialog, { ...nora, email: 'user@acme.test' })
  await dialog.getByLabel('Schedules').check()
  watch.expectErrorResponse('/api/accounts/ACME/invitations')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('A person with this email address already has access.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByLabel('Last name')).toHaveValue('Quist')
  await expect(dialog.getByLabel('Schedules')).toBeChecked()
  await dialog.getByLabel('Email').fill(nora.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to nora@acme.test.')).toBeVisible()
  const waiting = page.getByRole('listitem').filter({ hasText: nora.email })
  await expect(waiting).toContainText('User: Schedules')
  await expect(waiting).toContainText('Expires in 7 days')

  const link = linkOf(await mailTo(nora.email))
  const hers = await otherBrowser()
  await hers.goto(link)
  await expect(hers.getByRole('heading', { level: 1, name: 'Join Acme Builders Group, Inc.' })).toBeVisible()
  await expect(hers).toHaveURL('/invite/link')
  await expect(hers.getByText('Elena Castillo invites')).toContainText('as User')
  await expect(hers.getByLabel('Email')).toHaveValue(nora.email)
  await expect(hers.getByLabel('Email')).not.toBeEditable()
  await choosePassword(hers)
  await hers.getByRole('button', { name: 'Create login and join' }).click()
  await expect(hers.getByRole('heading', { level: 1, name: 'Acme Builders Group, Inc.' })).toBeVisible()
  await expect(hers).toHaveURL('/ACME/dashboard')
  await expect(hers.getByRole('link', { name: 'People' })).toHaveCount(0)
  const permissions = await hers.request.get('/api/users/me/ACME/permissions')
  expect(await permissions.json()).toEqual({ permissions: ['OP_READ_SCHEDULES'] })
  watch.expectErrorResponse('/api/accounts/ACME/people')
  await hers.goto('/ACME/account/management')
  await expect(hers.getByRole('heading', { level: 1, name: 'Forbidden' })).toBeVisible()

  const third = await otherBrowser()
  watch.expectErrorResponse('/open/invitations/')
  await third.goto(link)
  await expect(third.getByRole('heading', { level: 1, name: 'This invitation cannot be used' })).toBeVisible()

  await page.reload()
  const row = people.getByRole('row').filter({ hasText: nora.email })
  await expect(row.getByRole('cell')).toHaveText(['User', 'Schedules', 'Off', 'just now', 'Elena Castillo', ''])
  await expect(waiting).toHaveCount(0)
})

test('an invitation sent again kills the earlier link, a revoked one the last', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
  client,
  watch,
}) => {
  const admin = await client('owner@acme.test')
  const nils = { email: 'nils@acme.test', firstName: 'Nils', lastName: 'Berg' }
  await admin.http.post('/api/accounts/ACME/invitations', { data: { ...nils, role: 'USER', permissions: [] } })
  const first = linkOf(await mailTo(nils.email))
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/management' })
  await page.getByRole('button', { name: 'Resend to nils@acme.test' }).click()
  await expect(page.getByText('Invitation sent again to nils@acme.test.')).toBeVisible()
  const second = linkOf(await mailTo(nils.email, 2))

  const his = await otherBrowser()
  watch.expectErrorResponse('/open/invitations/')
  await his.goto(first)
  await expect(his.getByRole('heading', { level: 1, name: 'This invitation cannot be used' })).toBeVisible()
  await his.goto(second)
  await expect(his.getByRole('heading', { level: 1, name: 'Join Acme Builders Group, Inc.' })).toBeVisible()

  await page.getByRole('button', { name: 'Revoke for nils@acme.test' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Revoke invitation?' })
  await expect(asked).toContainText('Nils Berg at nils@acme.test')
  await asked.getByRole('button', { name: 'Revoke' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText(nils.email)).toHaveCount(0)
  await choosePassword(his)
  await his.getByRole('button', { name: 'Create login and join' }).click()
  await expect(his.getByRole('heading', { level: 1, name: 'This invitation cannot be used' })).toBeVisible()
})

for (const choice of ['Save mine instead', 'Use the saved version'])
  test(`two Admins change one person’s rights: the second sees both and may choose “${choice}”`, async ({
    page,
    otherBrowser,
    signIn,
    client,
    mailTo,
    watch,
  }) => {
    const at = choice === 'Save mine instead' ? 'mine' : 'theirs'
    const owner = await client('owner@acme.test')
    const ada = { email: `ada-${at}@acme.test`, firstName: 'Ada', lastName: `Of ${at}` }
    await makeMember(owner, 'ACME', ada, mailTo, { role: 'USER', permissions: ['OP_READ_MOD'] })
    const other = await otherBrowser()
    await signIn(page, 'owner@acme.test', { path: '/ACME/account/management' })
    await signIn(other, 'multi@acme.test', { path: '/ACME/account/management' })
    for (const tab of [page, other]) await chooseForPerson(tab, `Ada Of ${at}`, 'Change access')
    await other.getByRole('dialog').getByLabel('Loss runs').check()
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText(`Ada Of ${at}’s access was saved.`)).toBeVisible()

    const mine = page.getByRole('dialog', { name: `Ada Of ${at}’s access` })
    await mine.getByLabel('Financials').check()
    watch.expectErrorResponse('/api/accounts/ACME/people/')
    await mine.getByRole('button', { name: 'Save' }).click()
    const versions = mine.getByRole('row', { name: 'Access' }).getByRole('cell')
    await expect(versions).toHaveText(['Experience mod, Financials', 'Loss runs, Experience mod'])
    await mine.getByRole('button', { name: choice }).click()
    await expect(mine).toBeHidden()
    const stored = at === 'mine' ? 'Experience mod, Financials' : 'Loss runs, Experience mod'
    const row = page.getByRole('row').filter({ hasText: ada.email })
    await expect(row.getByRole('cell', { name: stored })).toBeVisible()
  })

test('someone who is removed loses the open page of the account', async ({
  page,
  otherBrowser,
  signIn,
  client,
  mailTo,
  watch,
}) => {
  const gone = { email: 'gone@acme.test', firstName: 'Gus', lastName: 'Oneway' }
  await makeMember(await client('owner@acme.test'), 'ACME', gone, mailTo)
  const his = await otherBrowser()
  await signIn(his, gone.email, { path: '/ACME/dashboard' })
  await expect(his.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem').first()).toBeVisible()

  await signIn(page, 'owner@acme.test', { path: '/ACME/account/management' })
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('gus one')
  await expect(page.getByRole('table', { name: 'People' }).getByRole('row')).toHaveCount(2)
  await chooseForPerson(page, 'Gus Oneway', 'Remove')
  const asked = page.getByRole('alertdialog', { name: 'Remove Gus Oneway?' })
  await expect(asked).toContainText('gone@acme.test')
  await expect(asked).toContainText('loses access to Acme Builders Group, Inc. immediately')
  for (const path of ['/api/accounts/', '/api/users/me/ACME', '/server-events']) watch.expectErrorResponse(path)
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Gus Oneway was removed from Acme Builders Group, Inc.')).toBeVisible()
  await expect(page.getByText('No matching people')).toBeVisible()

  await his
    .getByRole('button', { name: 'See all tasks' })
    .click({ trial: false })
    .catch(() => undefined)
  await expect(his.getByRole('heading', { level: 1, name: 'Resource Not Found' })).toBeVisible()
})

test('the last Admin stays: the menu says why, and so does the server', async ({ page, signIn, client }) => {
  await signIn(page, 'owner@ridge.test', { path: '/RIDGE/account/management' })
  await page.getByRole('button', { name: 'More for Harriet Vance' }).click()
  const remove = page.getByRole('menuitem', { name: 'Remove' })
  await expect(remove).toBeDisabled()
  await expect(remove).toContainText('Make someone else Admin first.')
  await page.getByRole('menuitem', { name: 'Change access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Harriet Vance’s access' })
  await expect(dialog.getByLabel('Role')).toBeDisabled()
  await expect(dialog.getByText('The last Admin cannot be removed or given another role.')).toBeVisible()
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).toBeDisabled()

  const owner = await client('owner@ridge.test')
  const people = (await (await owner.http.get('/api/accounts/RIDGE/people')).json()) as { items: { userId: string }[] }
  const refused = await owner.http.delete(`/api/accounts/RIDGE/people/${people.items[0]!.userId}`)
  expect(refused.status()).toBe(422)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('The last Admin cannot be removed') })
})

test('people are managed with the keyboard alone', async ({ page, signIn, mailTo }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/management' })
  await page.getByRole('button', { name: 'Invite' }).press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('kay@acme.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kay')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Board')
  // Over the language and the role.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Company profile')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invitation sent to kay@acme.test.')).toBeVisible()
  expect((await mailTo('kay@acme.test')).text).toContain('as User')

  await page.getByRole('button', { name: 'More for Theo Lindqvist' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Change access' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Theo Lindqvist’s access' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
