import type { APIResponse, Locator, Page } from '@playwright/test'
import { sendToWizard } from '../../harness/import-steps.ts'
import { expect } from './empty-server.ts'

const account = '/api/accounts/TUCKAHOE'
const line = 'General Liability'
const carrier = 'Granite Mutual'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })

/** A day a number of days from now, and years after it, as `yyyy-mm-dd`. */
const dayIn = (days: number, years = 0): string => {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}
const typed = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`
const renewsOn = dayIn(20)

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

const headers = { 'X-Requested-With': 'portico' }

async function answered<Body>(answering: Promise<APIResponse>): Promise<Body> {
  const answer = await answering
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Body
}

/** Calls of a person's own session, for steps whose screens have tests of their own. */
const read = <Body>({ request }: Page, path: string) => answered<Body>(request.get(account + path))
const send = <Body>({ request }: Page, path: string, data: object, method = 'POST') =>
  answered<Body>(request.fetch(account + path, { method, data, headers }))

/** The policies that expire: one with its limits through the screens, and workers' compensation. */
export async function enterPolicies(fay: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/policy-admin')
  await fay.getByRole('button', { name: 'Add policy' }).first().click()
  const form = dialog(fay, 'Add policy')
  await form.getByLabel(/^Type/).selectOption({ label: line })
  await form.getByLabel('Policy number').fill('GL-1')
  await form.getByLabel('Carrier').fill('Blue Ridge Mutual')
  await form.getByLabel('Effective date').fill(typed(dayIn(20, -1)))
  await form.getByLabel('Expiration date').fill(typed(renewsOn))
  await form.getByLabel('Premium').fill('20,000')
  await form.getByRole('button', { name: 'Add policy' }).click()
  await expect(form).toBeHidden()
  await fay.getByRole('row', { name: 'GL-1' }).getByRole('link').first().click()
  await fay.getByRole('button', { name: 'Enter coverages' }).click()
  const sheet = dialog(fay, 'Edit coverages')
  await sheet.getByRole('group', { name: 'Each occurrence' }).getByLabel('Limit').fill('1,000,000')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fay.getByRole('table', { name: 'Coverages' })).toContainText('$1,000,000')
  const policy = { policyNumber: 'WC-1', policyType: 'WORKERS_COMP', carrier: 'Blue Ridge Mutual', premium: 1_000_000 }
  await send(fay, '/policies', { ...policy, effectiveDate: dayIn(20, -1), expirationDate: renewsOn })
}

/** A schedule from a file, whose tax number the client sees again. */
export async function importSchedule(fay: Page, vera: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/schedules/named-insured/import')
  const rows = ['Name,Entity type,First named,FEIN', '"Tuckahoe Steel & Fabrication, Inc.",Corporation,Y,54-5550177']
  await sendToWizard(fay, 'insureds.csv', rows.join('\n'))
  await expect(fay.getByLabel('Column for FEIN')).toHaveValue('fein')
  await fay.getByRole('button', { name: 'Check rows' }).click()
  await fay.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(fay.getByRole('heading', { name: 'Imported: insureds.csv' })).toBeVisible()
  await vera.goto('/TUCKAHOE/schedules/named-insured')
  await expect(vera.getByText('54-5550177')).toBeVisible()
}

/** An application that is done, a loss run with its loss, and the mod as its worksheet prints it. */
export async function enterRecords(fay: Page, vera: Page): Promise<void> {
  const form = { formId: 'applicant-information', policyType: 'GENERAL_LIABILITY', year: renewsOn.slice(0, 4) }
  const { id } = await send<{ id: string }>(fay, '/apps', form)
  await send(vera, `/apps/${id}/answers`, { edits: [{ path: 'fein', value: '545550177', version: 0 }] }, 'PUT')
  await send(fay, `/apps/front-end/${id}/digital-done`, { agentToComplete: true })

  interface Terms {
    readonly lines: readonly {
      readonly cells: readonly { readonly term: { policyId: string; from: string; to: string } }[]
    }[]
  }
  const terms = (await read<Terms>(fay, '/loss-runs')).lines.flatMap(({ cells }) => cells.map(({ term }) => term))
  const fields = {
    carrier: 'Blue Ridge Mutual',
    insuredName: 'Tuckahoe Steel & Fabrication, Inc.',
    policyNumbers: 'GL-1, WC-1',
    periodFrom: terms[0]!.from,
    periodTo: terms[0]!.to,
    valuationOn: dayIn(0),
    policyIds: terms.map(({ policyId }) => policyId),
    totals: { count: 1, paid: 120_000, reserve: 0, recovered: 0 },
  }
  const query = new URLSearchParams({ fields: JSON.stringify(fields) }).toString()
  const uploading = fay.request.post(`${account}/loss-runs?${query}`, {
    multipart: { file: pdfFile('run.pdf') },
    headers,
  })
  const run = await answered<{ id: string }>(uploading)
  const none = { indemnity: 0, medical: 0, expense: 0 }
  await send(fay, '/losses', {
    runId: run.id,
    policyId: terms[0]!.policyId,
    claimNumber: 'C-1',
    lossOn: dayIn(-100),
    reportedOn: null,
    claimant: 'Paula Reyes',
    cause: 'FALL',
    description: '',
    status: 'CLOSED',
    paid: { ...none, indemnity: 120_000 },
    reserve: none,
    recovered: none,
    page: null,
  })

  const payroll = { code: '5403', payroll: 100_000_000, elr: 3, dRatio: 0.4 }
  await send(fay, '/experience', {
    state: 'NV',
    ratingOn: renewsOn,
    riskId: '',
    publishedMod: 0.72,
    split: 1_850_000,
    medicalOnly: 0.3,
    w: 0.1,
    b: 2_000_000,
    manualPremium: 10_000_000,
    soldEntities: [],
    classes: [{ policyFrom: dayIn(20, -3), ...payroll }],
    claims: [],
    comingClasses: [],
    comingClaims: [],
  })
  await vera.goto('/TUCKAHOE/experience')
  await expect(vera.getByText('The published mod matches the worksheet.')).toBeVisible()
}

/** Starts the renewal on its page, and says that its sections are done. */
export async function startRenewal(fay: Page): Promise<string> {
  await fay.goto('/TUCKAHOE/renewal')
  await fay
    .getByRole('button', { name: /^Start/ })
    .first()
    .click()
  const start = dialog(fay, 'Start a renewal')
  await start.getByLabel('Effective date of the new term').fill(typed(renewsOn))
  await start.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(card(fay, 'Loss runs')).toBeVisible()
  interface Renewal {
    readonly id: string
    readonly sections: readonly { kind: string; version: number; isBeforeSubmission: boolean }[]
    readonly lines: readonly { line: string; requested: readonly { name: string; limit: number }[] }[]
  }
  const { id, sections, lines } = await read<Renewal>(fay, '/renewals/current')
  expect(lines.map((each) => each.line)).toEqual(['GENERAL_LIABILITY', 'WORKERS_COMP'])
  expect(lines[0]!.requested).toMatchObject([{ name: 'Each occurrence', limit: 100_000_000 }])
  for (const { kind, version } of sections.filter(({ isBeforeSubmission }) => isBeforeSubmission)) {
    const mark = kind === 'FINANCIALS' ? 'N_A' : 'COMPLETE'
    await send(fay, `/renewals/${id}/sections/${kind}/mark`, { mark, reason: 'The carriers know the rest', version })
  }
  return id
}

/** The client signs and submits; the brokerage has no Advisor, so the account manager gets it. */
export async function submit(vera: Page): Promise<void> {
  await vera.goto('/TUCKAHOE/renewal')
  await vera.getByRole('link', { name: 'Submit', exact: true }).first().click()
  await vera.getByLabel(/^Fay Lake/).check()
  await vera.getByLabel('Your title').fill('Chief Financial Officer')
  await vera.getByLabel('I attest to this').check()
  const warnings = vera.getByRole('group', { name: 'Warnings I have reviewed' }).getByRole('checkbox')
  for (const warning of await warnings.all()) await warning.check()
  await vera.getByRole('button', { name: 'Sign and submit' }).click()
  await expect(vera.getByText(/Your confirmation number is TUCKAHOE-\d{8}-1/)).toBeVisible()
}

/** The market answers one line, which the client accepts; the other is not renewed. */
export async function quoteAndDecide(fay: Page, vera: Page, cycleId: string): Promise<void> {
  const declined = { line: 'WORKERS_COMP', carrier: 'Blue Ridge Mutual', status: 'DECLINED', declinedReason: 'Class' }
  await send(fay, `/renewals/${cycleId}/market/quotes`, declined)
  await fay.goto('/TUCKAHOE/internal-quote-review')
  await card(fay, line).getByRole('button', { name: 'Add quote' }).click()
  const form = fay.getByRole('dialog')
  await form.getByLabel('Carrier').fill(carrier)
  await form.getByLabel('Status').selectOption('Quoted')
  const amounts = { Premium: '24,000', Taxes: '600', Fees: '150', Total: '24,750' }
  for (const [field, amount] of Object.entries(amounts)) await form.getByLabel(field).fill(amount)
  await form.getByRole('group', { name: 'Each occurrence' }).getByLabel('Limit').fill('1,000,000')
  await form.getByLabel('Quote expires').fill(typed(dayIn(15)))
  await form.getByLabel('Bindable').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await fay.getByRole('button', { name: 'Show to client…' }).click()
  const publish = dialog(fay, 'Show to client')
  await publish.getByLabel(`${carrier}, ${line}`).check()
  await publish.getByRole('button', { name: 'Show to client' }).click()
  await expect(publish).toBeHidden()

  await vera.goto('/TUCKAHOE/quote-review')
  await expect(vera.getByRole('row', { name: /^Each occurrence/ })).toContainText('Same')
  await card(vera, line).getByRole('button', { name: 'Accept…' }).first().click()
  await dialog(vera, `Accept ${carrier}`)
    .getByRole('button', { name: /^Accept for/ })
    .click()
  await expect(vera.getByRole('row', { name: /^Your decision/ })).toContainText('by Vera Stone')
}

/** The order, the carrier's confirmation, and the policy compared with what was bound. */
export async function bind(fay: Page, vera: Page): Promise<void> {
  const name = `${line}: ${carrier}`
  await vera.goto('/TUCKAHOE/bind-decision')
  await card(vera, name).getByRole('button', { name: 'Request to bind' }).click()
  const order = dialog(vera, `Request to bind with ${carrier}`)
  await order.getByLabel('Signature').fill(await order.getByLabel('Your name').inputValue())
  await order.getByLabel('Your title').fill('Chief Financial Officer')
  await order.getByLabel(/^I am authorized to purchase insurance/).check()
  await order.getByRole('button', { name: 'Sign and request to bind' }).click()
  await expect(order).toBeHidden()

  await fay.goto('/TUCKAHOE/bind-decision')
  const ours = card(fay, name)
  await ours.getByRole('button', { name: 'Confirm bound' }).click()
  const confirm = dialog(fay, 'Confirm bound')
  await confirm.getByLabel('Carrier’s reference').fill('GM-2031')
  await confirm.getByLabel('Confirmed by (at the carrier)').fill('Una Underwriter')
  await confirm.getByRole('button', { name: 'Confirm bound' }).click()
  await expect(confirm).toBeHidden()
  await ours.getByRole('button', { name: 'Policy received' }).click()
  const store = dialog(fay, 'Policy received')
  await store.getByLabel('Policy file').setInputFiles(pdfFile('policy.pdf'))
  await store.getByRole('button', { name: 'Save policy' }).click()
  await ours.getByRole('button', { name: 'Enter the policy' }).click()
  const sheet = dialog(fay, 'Policy as issued')
  await sheet.getByLabel('Policy number').fill('GL-2')
  await sheet.getByRole('button', { name: 'Compare' }).click()
  await ours.getByRole('button', { name: 'Policy checked' }).click()
  await expect(ours.getByText(/^Checked by/)).toBeVisible()
}

/** The renewal is at its end, and the next one begins with the policy that it brought. */
export async function startNextYear(fay: Page, vera: Page): Promise<void> {
  await vera.goto('/TUCKAHOE/coverage-summary')
  await vera.goto('/TUCKAHOE/policy-admin')
  await expect(vera.getByRole('row', { name: 'GL-2' })).toBeVisible()
  const next = await send<{ id: string; lines: readonly object[] }>(fay, '/renewals', { effectiveOn: dayIn(20, 1) })
  expect(next.lines).toMatchObject([{ line: 'GENERAL_LIABILITY', requested: [{ limit: 100_000_000 }] }])
  await fay.goto(`/TUCKAHOE/selection?cycle=${next.id}`)
  await expect(fay.getByText('GL-2').first()).toBeVisible()
}
