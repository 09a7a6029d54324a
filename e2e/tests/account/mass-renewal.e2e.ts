import { dayFrom } from '../../harness/days.ts'
import { errorsOfAxe } from '../../harness/accessibility.ts'
import { addPollutionPolicy, holdersNamed, issueCertificate } from './certificate-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { messagesOf } from '../../harness/outbox.ts'

/** More than one step of a renewal takes, so that a pause has something left to stop. */
const holders = 54

test('a client imports holders, keeps and drops them for the new term, and pauses and resumes the renewal', async ({
  page,
  signIn,
  client,
  server,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/certificate-holders/import' })
  const nameOf = (at: number): string => `Mass ${String(at).padStart(2, '0')} Holder LLC`
  const line = (at: number): string => `${nameOf(at)},${at} Pier Road,Columbus,OH,43215,mass${at}@pier.test`
  const lines = Array.from({ length: holders }, (_, at) => line(at))
  const file = ['Name,Address,City,State,ZIP,Email', ...lines, 'Mass 00 Holder Inc.,0 Pier Rd,Columbus,OH,43215,']
  await page.getByLabel('Holders file').setInputFiles({
    name: 'holders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...file, 'No Address LLC,,Columbus,OH,43215,'].join('\n')),
  })
  await page.getByRole('combobox', { name: 'Show rows' }).selectOption('Possible duplicates')
  await expect(page.getByRole('row').filter({ hasText: 'Mass 00 Holder Inc.' })).toBeVisible()
  const choice = page.getByRole('combobox', { name: `Row ${holders + 2}: duplicate` })
  // It writes the address another way: that is offered as a correction.
  await expect(choice).toHaveValue('MERGE')
  await choice.selectOption('KEEP')
  await expect(choice).toHaveValue('KEEP')
  await choice.selectOption('MERGE')
  await page.getByRole('combobox', { name: 'Show rows' }).selectOption('Has errors')
  await expect(page.getByText(`B${holders + 3} Address:`)).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: `Import ${holders + 1} rows` }).click()
  await expect(page.getByText('Can be undone until')).toBeVisible()

  const [owner, manager] = [await client('owner@acme.test'), await client('manager@harbor.test')]
  const before = await addPollutionPolicy(manager, dayFrom(-330), dayFrom(30))
  const listed = await holdersNamed(owner, 'Mass ')
  expect(listed).toHaveLength(holders)
  // An account has 50 drafts at once at most.
  for (const half of [listed.slice(0, holders / 2), listed.slice(holders / 2)])
    await Promise.all(half.map(({ id }) => issueCertificate(owner, id, before.id)))
  const { policyNumber } = await addPollutionPolicy(manager, dayFrom(0), dayFrom(365))

  await page.goto('/ACME/certificate-renewals')
  await expect(page.getByLabel(`Pollution Liability ${policyNumber}`)).toBeChecked()
  await page.getByRole('button', { name: 'Review certificates' }).click()
  await page.getByRole('button', { name: `Drop ${nameOf(0)}` }).click()
  await expect(page.getByRole('button', { name: `Keep ${nameOf(0)}` })).toBeVisible()
  await expect(page.getByText(`${holders - 1} certificates kept`)).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Start renewal' }).click()
  await page.getByRole('button', { name: `Issue ${holders - 1} certificates` }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Finished', { exact: true })).toBeVisible()
  await expect(page.getByText(`${holders - 1} emailed, 0 without email`)).toBeVisible()
  const sent = () => messagesOf(server).filter(({ to }) => to.startsWith('mass'))
  await expect.poll(() => sent().length).toBe(holders - 1)
  expect(new Set(sent().map(({ to }) => to)).size).toBe(holders - 1)

  await page
    .getByRole('row', { name: new RegExp(nameOf(1), 'u') })
    .getByRole('link', { name: 'Issued and emailed' })
    .click()
  await expect(page.getByRole('list', { name: 'Email deliveries' }).getByText('mass1@pier.test')).toBeVisible()
})
