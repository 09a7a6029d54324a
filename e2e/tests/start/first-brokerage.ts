import type { Page } from '@playwright/test'
import { newestMail } from '../../harness/outbox.ts'
import { choosePassword, linkOf } from '../../harness/people-steps.ts'
import type { ServerProcess } from '../../harness/server-process.ts'
import { expect, setUpTwoFactor } from './empty-server.ts'

const admin = '/brokerage-administration/LAKESIDE'

interface Start {
  readonly server: ServerProcess
  readonly password: string
  readonly personAt: () => Promise<Page>
}

const accounts = [
  'Legal name,Account code,Lines of business,Primary account manager,Contact first name,Contact last name,Contact email,Invite contact',
  'Millpond Dairy LLC,MILLPOND,General Liability,fay@lakeside.test,Mona,Reed,mona@millpond.test,Y',
  'Granary Row Apartments LLC,GRANARY,Property,fay@lakeside.test,Gil,Ames,gil@granary.test,Y',
].join('\n')

/** Sets the brokerage's branding, which its host shows immediately. */
export async function brand(fay: Page, { server, personAt }: Start): Promise<void> {
  await fay.goto(`${admin}/configuration`)
  await fay.getByLabel('Tab name').fill('Lakeside Client Portal')
  await fay.getByLabel('Primary', { exact: true }).fill('#1f4e79')
  await fay.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fay.getByText('The new branding is live.')).toBeVisible()
  const visitor = await personAt()
  await visitor.goto(`${server.at('lakeside.localhost')}/login`)
  await expect(visitor).toHaveTitle(/Lakeside Client Portal/)
}

/** A colleague joins the staff. */
export async function inviteColleague(fay: Page, { server, password, personAt }: Start): Promise<void> {
  await fay.goto(`${admin}/staff`)
  await fay.getByRole('button', { name: 'Invite colleague' }).click()
  const dialog = fay.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel(/^E-?mail/).fill('cole@lakeside.test')
  await dialog.getByLabel('First name').fill('Cole')
  await dialog.getByLabel('Last name').fill('Harper')
  await dialog.getByLabel('Claims').check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(fay.getByText('Invitation sent to cole@lakeside.test.')).toBeVisible()
  const cole = await personAt()
  await cole.goto(linkOf(await newestMail(server, 'cole@lakeside.test', 1)))
  await choosePassword(cole, password)
  await cole.getByRole('button', { name: 'Create login and join' }).click()
  await setUpTwoFactor(cole)
  await expect(cole).toHaveURL(admin)
}

/** Accounts come from a spreadsheet, and their first clients are invited with them. */
export async function uploadAccounts(fay: Page, { server, password, personAt }: Start): Promise<void> {
  await fay.goto(`${admin}/bulk-account-upload`)
  const file = { name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(accounts) }
  await fay.getByLabel('Accounts file').setInputFiles(file)
  await fay.getByRole('button', { name: 'Create 2 accounts' }).click()
  const rows = fay.getByRole('table', { name: 'Rows of the file' })
  for (const code of ['MILLPOND', 'GRANARY']) await expect(rows.getByRole('link', { name: code })).toBeVisible()
  await newestMail(server, 'gil@granary.test', 1)
  const mona = await personAt()
  await mona.goto(server.at('lakeside.localhost') + linkOf(await newestMail(server, 'mona@millpond.test', 1)))
  await choosePassword(mona, password)
  await mona.getByRole('button', { name: /^(?:Join|Accept|Create)/ }).click()
  await expect(mona).toHaveTitle(/Millpond Dairy LLC – Lakeside Client Portal$/)
}
