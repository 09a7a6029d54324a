import type { ApplicationEntry, ApplicationForm } from '@portico/contract/areas/applications/application.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { readAnswer } from '@portico/contract/areas/forms/values/read-answer.ts'
import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { demoApplications } from './demo-applications.ts'

const server = useTestServer()

const statesOf = async (client: TestClient, account: string): Promise<string[]> =>
  ((await client.get(`/api/accounts/${account}/apps`)).body as ApplicationEntry[])
    .map(({ globalApp, status }) => `${globalApp.identifier} ${status}`)
    .toSorted()

/** What cannot be read, or stands where nothing is asked. */
function errorsOf({ layout, answers }: ApplicationForm): string[] {
  return Object.entries(answers).flatMap(([path, { value }]) => {
    const place = locate(layout, path)
    if (place === undefined) return [`${path}: not asked`]
    if (place.question === null || place.question.kind === 'calculated') return []
    const { error } = readAnswer(place.question, value)
    return error === null ? [] : [`${path}: ${error}`]
  })
}

describe('applications of the demonstration', () => {
  test('are begun for the renewal, and were done last year', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect(await statesOf(owner, 'ACME')).toEqual([
      'applicant-information DONE',
      'applicant-information IN_PROGRESS',
      'business-auto DONE',
      'business-auto IN_PROGRESS',
      'contractors DONE',
      'contractors IN_PROGRESS',
      'contractors-equipment IN_PROGRESS',
      'general-liability DONE',
      'general-liability IN_PROGRESS',
      'workers-compensation DONE',
      'workers-compensation NOT_STARTED',
    ])
  })

  const accounts = [...new Set(demoApplications.map(({ account }) => account))]

  async function formsOf(account: string, isWanted: (entry: ApplicationEntry) => boolean): Promise<ApplicationForm[]> {
    const admin = await server.signIn('admin@portico.test')
    const entries = (await admin.get(`/api/accounts/${account}/apps`)).body as ApplicationEntry[]
    const forms: ApplicationForm[] = []
    for (const { id } of entries.filter(isWanted))
      forms.push((await admin.get(`/api/accounts/${account}/apps/${id}`)).body)
    return forms
  }

  test.each(accounts)(
    'of %s that are open hold nothing that cannot be read, and last year’s answers',
    async (account) => {
      const forms = await formsOf(account, ({ status }) => status !== 'DONE')
      expect(forms.length).toBeGreaterThan(0)
      expect(forms.flatMap(errorsOf)).toEqual([])
      expect(forms.filter(({ entry }) => entry.progress.percent === 100)).toEqual([])
      const digital = forms.filter(({ entry }) => entry.globalApp.type === 'DIGITAL')
      expect(new Set(digital.map(({ lastYear }) => lastYear !== null))).toEqual(new Set([account !== 'PROSPER']))
    },
  )

  test.each(accounts)('of %s that are done hold nothing that cannot be read, and their files', async (account) => {
    const admin = await server.signIn('admin@portico.test')
    const forms = await formsOf(account, ({ status }) => status === 'DONE')
    expect(forms.flatMap(errorsOf)).toEqual([])
    for (const { entry } of forms) {
      expect([entry.globalApp.identifier, entry.progress.percent > 80]).toEqual([entry.globalApp.identifier, true])
      const { bytes } = await admin.get(`/api/accounts/${account}/apps/digital/${entry.id}`)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('show what the portal knows better, and what a form keeps to itself', async () => {
    const owner = await server.signIn('owner@acme.test')
    const entries = (await owner.get('/api/accounts/ACME/apps')).body as ApplicationEntry[]
    const conflictsOf = async (formId: string) => {
      const { id } = entries.find(
        ({ globalApp, status }) => globalApp.identifier === formId && status === 'IN_PROGRESS',
      )!
      const { conflicts } = (await owner.get(`/api/accounts/ACME/apps/${id}`)).body as ApplicationForm
      return conflicts.map(({ path, provenance }) => [path, provenance.source])
    }
    expect(await conflictsOf('applicant-information')).toContainEqual(['headcountFull', 'SCHEDULE'])
    expect(await conflictsOf('general-liability')).toContainEqual(['primaryContact', 'TYPED'])
  })
})
