import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword, type PortalClient } from './portal-client.ts'
import type { Message } from './outbox.ts'

export interface Newcomer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type MailTo = (address: string, many?: number) => Promise<Message>

/** The path of an email's link. */
export function linkOf({ link }: Message): string {
  const { pathname, search } = new URL(link ?? '', 'http://portal')
  return pathname + search
}

/** Opens the people of an account by the side menu. */
export async function openPeople(page: Page): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  const table = page.getByRole('table', { name: 'People' })
  await expect(table).toBeVisible()
  return table
}

/** Fills in who to invite. */
export async function fillInvitee(dialog: Locator, { email, firstName, lastName }: Newcomer): Promise<void> {
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('First name').fill(firstName)
  await dialog.getByLabel('Last name').fill(lastName)
}

/** Types a new password twice. */
export async function choosePassword(page: Page, password = demoPassword): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat new password', { exact: true }).fill(password)
}

/** Chooses something that can be done about someone. */
export async function chooseForPerson(page: Page, name: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

/** Invites a person to an account without a browser; returns the path of the emailed link. */
export async function inviteByCall(
  inviter: PortalClient,
  account: string,
  who: Newcomer,
  mailTo: MailTo,
  rights: { readonly role: string; readonly permissions: readonly string[] } = { role: 'USER', permissions: [] },
): Promise<string> {
  const answer = await inviter.http.post(`/api/accounts/${account}/invitations`, { data: { ...who, ...rights } })
  expect(answer.status(), await answer.text()).toBe(201)
  return linkOf(await mailTo(who.email))
}

/** Makes someone with a login, who works on an account; the password is that of everyone. */
export async function makeMember(
  inviter: PortalClient,
  account: string,
  who: Newcomer,
  mailTo: MailTo,
  rights?: { readonly role: string; readonly permissions: readonly string[] },
): Promise<void> {
  const path = await inviteByCall(inviter, account, who, mailTo, rights)
  const { firstName, lastName } = who
  const answer = await fetch(`${inviter.origin}/open/invitations/${path.split('/').at(-1)}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'portico' },
    body: JSON.stringify({ firstName, lastName, password: demoPassword }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
