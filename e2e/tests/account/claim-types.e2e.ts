import type { ClaimQuestion } from '@portico/contract/areas/claims/claim-question.ts'
import { askedOf, choicesOfQuestion } from '@portico/contract/areas/claims/claim-questions.ts'
import { type ClaimTypeCode, claimTypeCodes, claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { dayFrom } from '../../harness/days.ts'
import { overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

const today = dayFrom(0)

function answerOf(question: ClaimQuestion): string {
  const [choice] = choicesOfQuestion(question)
  if (choice !== undefined) return choice.value
  const plain = { day: today, time: '09:30', money: '1200' } as const
  return question.kind in plain ? plain[question.kind as keyof typeof plain] : 'As stated in the report'
}

/** An answer to every question that is asked of a type, those that others lead to among them. */
function answersTo(type: ClaimTypeCode, known: Record<string, string> = {}): Record<string, string> {
  const open = askedOf(type, known).filter(({ key }) => known[key] === undefined)
  if (open.length === 0) return known
  return answersTo(type, { ...known, ...Object.fromEntries(open.map((each) => [each.key, answerOf(each)])) })
}

test('each of the ten claim types is reported, on a phone and on a wide screen', async ({ page, client, signIn }) => {
  test.slow()
  const owner = await client('owner@acme.test')
  await signIn(page, 'owner@acme.test', { path: '/ACME/claims-portal' })
  for (const [at, type] of claimTypeCodes.entries()) {
    const begun = await owner.http.post('/api/accounts/ACME/claims', { data: { type } })
    const { id } = (await begun.json()) as { id: string }
    const settled: ClaimTypeCode = type === 'UNKNOWN' ? 'CYBER' : type
    if (type === 'UNKNOWN') {
      await page.goto(`/ACME/claims-portal/create?draft=${id}&at=type`)
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await page.getByRole('button', { name: 'Data, email, or computer systems were affected' }).click()
      await expect(page.getByText('Suggested: Cyber.')).toBeVisible()
      await saved
      await page.goto('/ACME/claims-portal')
    }
    const { version } = (await (await owner.http.get(`/api/accounts/ACME/claims/${id}`)).json()) as { version: number }
    const data = { type: settled, policyId: null, answers: answersTo(settled), triage: null, version }
    const saved = await owner.http.put(`/api/accounts/ACME/claims/${id}`, { data })
    expect([type, saved.status()]).toEqual([type, 200])
    await page.goto(`/ACME/claims-portal/create?draft=${id}&at=review`)
    await expect(page.getByRole('heading', { name: 'Review and send' })).toBeVisible()
    for (const width of [1440, 320]) await expect.poll(() => overflow(page, width), { message: type }).toBe(0)
    await page.setViewportSize(at % 2 === 0 ? { width: 375, height: 812 } : { width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page).toHaveURL(new RegExp(`claims-portal/${id}$`))
    await expect(page.getByRole('heading', { level: 1, name: /^Claim C-/ })).toBeVisible()
    await expect(page.getByRole('main').getByText(claimTypeNames[settled]).first()).toBeVisible()
    for (const width of [1440, 375]) await expect.poll(() => overflow(page, width), { message: type }).toBe(0)
  }
})

test('at the roadside, a report takes the device’s location and a voice memo, and says what to do without either', async ({
  page,
  client,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.addInitScript(() => {
    let isAllowed = false
    navigator.mediaDevices.getUserMedia = () => {
      if (!isAllowed) {
        isAllowed = true
        return Promise.reject(new DOMException('refused', 'NotAllowedError'))
      }
      const sound = new AudioContext()
      const tone = sound.createOscillator()
      const target = sound.createMediaStreamDestination()
      tone.connect(target)
      tone.start()
      return Promise.resolve(target.stream)
    }
  })
  const user = await client('user@acme.test')
  const begun = await user.http.post('/api/accounts/ACME/claims', { data: { type: 'AUTO' } })
  const { id } = (await begun.json()) as { id: string }
  await signIn(page, 'user@acme.test', { path: `/ACME/claims-portal/create?draft=${id}&at=location` })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Location is turned off for this site. Enter the place instead.')).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 40.71273, longitude: -74.00602 })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByLabel('Where did it happen?')).toHaveValue(/^40\.71273, -74\.00602 \(±\d+ m\)$/)
  await expect(page.getByText('Draft saved')).toBeVisible()

  await page.goto(`/ACME/claims-portal/create?draft=${id}&at=files`)
  await page.getByRole('button', { name: 'Record voice memo' }).click()
  await expect(page.getByText(/^The microphone is turned off for this site/)).toBeVisible()
  await page.getByRole('button', { name: 'Record voice memo' }).click()
  await expect(page.getByText('Recording…')).toBeVisible()
  await page.waitForTimeout(1500)
  await page.getByRole('button', { name: 'Stop and add' }).click()
  await expect(page.getByRole('list', { name: 'Documents' }).getByText(/^Voice memo/)).toBeVisible()
})
