import type { Locator, Page } from '@playwright/test'
import { expect, withOwnServer } from '../../harness/own-server.ts'

const test = withOwnServer()

const renewal = '/ACME/renewal'
const line = 'Fiduciary'
const carrier = 'Tidewater Surety'

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const typedDay = (inDays: number): string => {
  const day = new Date(Date.now() + inDays * 86_400_000)
  return `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`
}

async function choose(page: Page, of: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `More for ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Takes the link of the line that says what is next. */
const goOn = (page: Page, name: string): Promise<void> => page.getByRole('link', { name, exact: true }).first().click()

test('a client, a colleague and their advisor bring a renewal from kickoff to bound', async ({
  page: advisor,
  otherBrowser,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/')
  const [client, colleague] = [await otherBrowser(), await otherBrowser()]

  await test.step('kickoff: the advisor starts the renewal and says who does what', async () => {
    await signIn(advisor, 'advisor@harbor.test', { path: renewal })
    await choose(advisor, 'this renewal', /^Close without binding/)
    const close = dialog(advisor, 'Close without binding')
    await close.getByLabel('Reason for closing').fill('Begun too early')
    await close.getByRole('button', { name: 'Close renewal' }).click()
    await expect(advisor.getByText('This renewal was closed: Begun too early.')).toBeVisible()
    await choose(advisor, 'this renewal', /^Start another/)
    const start = dialog(advisor, 'Start a renewal')
    await start.getByLabel('Effective date of the new term').fill(typedDay(60))
    await start.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(advisor).toHaveURL(/cycle=/)

    await choose(advisor, 'applications', /^Assign/)
    const plan = dialog(advisor, 'Assign applications')
    await plan.getByLabel('Owner').selectOption({ label: 'Theo Lindqvist' })
    await plan.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card(advisor, 'Applications').getByText('Theo Lindqvist')).toBeVisible()
    for (const section of ['Schedules', 'Loss runs', 'Experience mod', 'Financials']) {
      if ((await card(advisor, section).count()) === 0) continue
      await choose(advisor, section.toLowerCase(), 'Not applicable')
      await expect(card(advisor, section).getByText('Not applicable', { exact: true })).toBeVisible()
    }
  })

  await test.step('selection: the client says what is to be placed', async () => {
    await signIn(client, 'owner@acme.test', { path: '/ACME/selection' })
    const add = card(client, 'Add a line')
    await add.getByLabel('New line').selectOption({ label: line })
    await add.getByRole('button', { name: 'Add line' }).click()
    const others = client.getByRole('button', { name: new RegExp(`^Do not renew (?!${line})`) })
    for (let left = await others.count(); left > 0; left -= 1) {
      await others.first().click()
      await expect(others).toHaveCount(left - 1)
    }
    await client.getByRole('button', { name: 'Save selection' }).click()
    await expect(client.getByText('Selection saved')).toBeVisible()
  })

  await test.step('preparation: the colleague completes one section, the client the other', async () => {
    await signIn(colleague, 'user@acme.test', { path: renewal })
    for (const [person, section] of [
      [colleague, 'Applications'],
      [client, 'Company profile'],
    ] as const) {
      await person.goto(renewal)
      await card(person, section)
        .getByRole('button', { name: /^Mark complete/ })
        .click()
      const why = person.getByRole('dialog', { name: 'Mark complete anyway?' })
      await why.getByLabel('Reason').fill('The carriers know the rest')
      await why.getByRole('button', { name: 'Mark complete' }).click()
      await expect(card(person, section).getByText('Complete', { exact: true })).toBeVisible()
    }
  })

  await test.step('submission: the client signs, and it goes to market', async () => {
    await client.reload()
    await goOn(client, 'Submit')
    await client.getByLabel('Nora Whitfield, Advisor').check()
    await client.getByLabel('I attest to this').check()
    const remarks = client.getByRole('group', { name: 'Warnings I have reviewed' }).getByRole('checkbox')
    for (const remark of await remarks.all()) await remark.check()
    await client.getByRole('button', { name: 'Sign and submit' }).click()
    await expect(client.getByText(/Your confirmation number is ACME-\d{8}-1/)).toBeVisible()
    await advisor.goto(renewal)
    await goOn(advisor, 'Open the market grid')
  })

  await test.step('market: the advisor enters a quote and shows it', async () => {
    await card(advisor, line).getByRole('button', { name: 'Add quote' }).click()
    const form = advisor.getByRole('dialog')
    await form.getByLabel('Carrier').fill(carrier)
    await form.getByLabel('Status').selectOption('Quoted')
    for (const [field, amount] of [
      ['Premium', '8,000'],
      ['Taxes', '300'],
      ['Fees', '100'],
      ['Total', '8,400'],
    ] as const)
      await form.getByLabel(field).fill(amount)
    await form.getByRole('button', { name: 'Add coverage' }).click()
    await form.getByLabel('Coverage', { exact: true }).last().fill('Fiduciary liability')
    await form.getByRole('group', { name: 'Fiduciary liability' }).getByLabel('Limit').fill('1,000,000')
    await form.getByLabel('Quote expires').fill(typedDay(40))
    await form.getByLabel('Bindable').check()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await advisor.getByRole('button', { name: 'Show to client…' }).click()
    const publish = dialog(advisor, 'Show to client')
    await publish.getByLabel(`${carrier}, ${line}`).check()
    await publish.getByRole('button', { name: 'Show to client' }).click()
    await expect(publish).toBeHidden()
  })

  await test.step('decision: the client accepts', async () => {
    await client.goto(renewal)
    await goOn(client, 'Review the quotes')
    await card(client, line).getByRole('button', { name: 'Accept…' }).first().click()
    await dialog(client, `Accept ${carrier}`).getByRole('button', { name: 'Accept for $8,400' }).click()
    await expect(client.getByRole('row', { name: /^Your decision/ })).toContainText('for $8,400 by Elena Castillo')
  })

  await test.step('subjectivity: what the carrier asks for is met before the order', async () => {
    await advisor.goto('/ACME/subjectivities')
    await advisor.getByRole('button', { name: 'Add subjectivity' }).click()
    const ask = dialog(advisor, 'Add subjectivity')
    await ask.getByLabel('Requirement').fill('The latest audit of the plan')
    await ask.getByLabel('Line', { exact: true }).selectOption({ label: line })
    await ask.getByLabel('Required by').selectOption({ label: carrier })
    await ask.getByRole('button', { name: 'Add subjectivity' }).click()
    await expect(ask).toBeHidden()

    await client.goto('/ACME/subjectivities')
    await client.getByRole('button', { name: 'Send for review: The latest audit of the plan' }).click()
    const send = dialog(client, 'Send for review')
    await send.getByLabel('Note').fill('It is among the documents')
    await send.getByRole('button', { name: 'Send for review' }).click()
    await expect(send).toBeHidden()
    await advisor.getByRole('button', { name: 'Accept: The latest audit of the plan' }).click()
    await dialog(advisor, 'Accept').getByRole('button', { name: 'Accept' }).click()
    await expect(dialog(advisor, 'Accept')).toBeHidden()
  })

  await test.step('order: the client signs it', async () => {
    await client.goto('/ACME/bind-decision')
    await card(client, `${line}: ${carrier}`).getByRole('button', { name: 'Request to bind' }).click()
    const order = dialog(client, `Request to bind with ${carrier}`)
    await order.getByLabel('Signature').fill(await order.getByLabel('Your name').inputValue())
    await order.getByLabel('Your title').fill('Chief Financial Officer')
    await order.getByLabel(/^I am authorized to purchase insurance/).check()
    await order.getByRole('button', { name: 'Sign and request to bind' }).click()
    await expect(order).toBeHidden()
  })

  await test.step('bound: the advisor confirms, and all three see it', async () => {
    await advisor.goto(renewal)
    await goOn(advisor, 'Open the bind decision')
    await card(advisor, `${line}: ${carrier}`).getByRole('button', { name: 'Confirm bound' }).click()
    const confirm = dialog(advisor, 'Confirm bound')
    await confirm.getByLabel('Carrier’s reference').fill('TS-2031')
    await confirm.getByLabel('Confirmed by (at the carrier)').fill('Una Underwriter')
    await confirm.getByRole('button', { name: 'Confirm bound' }).click()
    await expect(confirm).toBeHidden()
    for (const person of [advisor, client, colleague]) {
      await person.goto(renewal)
      await expect(person.getByText('Everything is bound. No action is needed.')).toBeVisible()
    }
  })
})
