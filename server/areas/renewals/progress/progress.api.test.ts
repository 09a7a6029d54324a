import {
  allScheduleTypes,
  nameOfType,
  type ScheduleType,
  scheduleTypes,
} from '@portico/contract/areas/schedules/schedule-types.ts'
import type { AccountDocument } from '@portico/contract/areas/documents/document.shapes.ts'
import type { FeatureName, FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import { documentTypeNames } from '@portico/contract/areas/documents/document-types.ts'
import { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { wantedDocuments } from '@portico/contract/areas/renewals/wanted-documents.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addedApplication, publishedForm, sampleSections } from '../../applications/test/application-client.ts'
import { storeFlag } from '../../features/test/stored-flags.ts'
import { RenewalClient } from '../test/renewal-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient

beforeAll(async () => {
  staff = await server.signIn('manager@harbor.test')
  owner = await server.signIn('owner@acme.test')
})

const setFlag = (account: string, name: FeatureName, value: FeatureValue) => storeFlag(server, account, name, value)
const kindsOf = async (client: TestClient, account: string) =>
  (await new RenewalClient(client, account).get()).sections.map(({ kind }) => kind)
const texts = ({ blockers }: RenewalSection) => blockers.map(({ text }) => text)

describe('the sections of a renewal', () => {
  test('are those of the flag, without loss runs where their preference is off', async () => {
    const usual = ['PROFILE', 'SCHEDULES', 'APPLICATIONS', 'LOSS_RUNS', 'MOD', 'FINANCIALS']
    expect(await kindsOf(staff, 'BAYSIDE')).toEqual(usual)
    const choose = (value: boolean | null) =>
      staff.post('/api/accounts/BAYSIDE/preferences', { name: 'LOSS_RUNS', value })
    expect((await choose(false)).status).toBe(200)
    expect(await kindsOf(staff, 'BAYSIDE')).toEqual(usual.filter((kind) => kind !== 'LOSS_RUNS'))
    expect((await choose(null)).status).toBe(200)
    await setFlag('BAYSIDE', 'RENEWAL_OPTIONS', ['SUBJECTIVITIES', 'DOCUMENTS', 'SCHEDULES'])
    expect(await kindsOf(staff, 'BAYSIDE')).toEqual(['SCHEDULES', 'DOCUMENTS', 'SUBJECTIVITIES'])
  })

  test('that permission codes hide are not there, but the renewal is not ready without them', async () => {
    const user = await server.signIn('user@acme.test')
    expect(await kindsOf(user, 'ACME')).toEqual(['PROFILE', 'SCHEDULES', 'APPLICATIONS'])
    await setFlag('ACME', 'RENEWAL_OPTIONS', ['PROFILE', 'FINANCIALS'])
    expect((await new RenewalClient(staff, 'ACME').mark('PROFILE', { mark: 'COMPLETE' })).status).toBe(200)
    const reopened = { mark: null, reason: 'The audit is still open' }
    expect((await new RenewalClient(staff, 'ACME').mark('FINANCIALS', reopened)).status).toBe(200)
    const seen = await new RenewalClient(user, 'ACME').get()
    expect(seen.sections.map(({ kind, isComplete }) => [kind, isComplete])).toEqual([['PROFILE', true]])
    expect(seen.isReady).toBe(false)
    expect((await new RenewalClient(staff, 'ACME').mark('FINANCIALS', { mark: 'N_A' })).status).toBe(200)
    expect((await new RenewalClient(user, 'ACME').get()).isReady).toBe(true)
    await setFlag('ACME', 'RENEWAL_OPTIONS', ['PROFILE', 'SCHEDULES', 'APPLICATIONS', 'LOSS_RUNS', 'MOD', 'FINANCIALS'])
  })

  test('keep their parts to themselves where progress of parts is switched off', async () => {
    const client = new RenewalClient(staff, 'NORTH')
    expect((await client.section('SCHEDULES')).parts.length).toBeGreaterThan(0)
    await setFlag('NORTH', 'SHOW_CHILD_PROGRESS', false)
    expect((await client.get()).sections.flatMap(({ parts }) => parts)).toEqual([])
    await setFlag('NORTH', 'SHOW_CHILD_PROGRESS', true)
  })
})

describe('how far a section is', () => {
  test('follows for the profile from the answers that its pages require', async () => {
    const section = await new RenewalClient(owner, 'ACME').section('PROFILE')
    const pages = await Promise.all(
      ProfilePageName.options.map(async (page) => (await owner.get(`/api/accounts/ACME/profile-pages/${page}`)).body),
    )
    expect(section.parts).toEqual(
      pages.map(({ page, title, progress }) => ({
        name: title,
        link: `/ACME/profile/${page}`,
        percent: progress.percent,
      })),
    )
    const lacking = pages.filter(({ progress }) => progress.required > progress.answered)
    expect(lacking.length).toBeGreaterThan(0)
    expect(texts(section)).toEqual(
      lacking.map(({ title, progress }) => `${title}: ${progress.required - progress.answered} answers missing`),
    )
  })

  test('follows for applications from those of the year: a done one blocks no more', async () => {
    const year = (await new RenewalClient(staff, 'ACME').get()).effectiveOn.slice(0, 4)
    const { body: entries } = await staff.get(`/api/accounts/ACME/apps?year=${year}`)
    const section = await new RenewalClient(owner, 'ACME').section('APPLICATIONS')
    expect(section.parts.map(({ name }) => name).toSorted()).toEqual(
      entries.map(({ application }: { application: { name: string } }) => application.name).toSorted(),
    )
    expect(section.blockers).toHaveLength(entries.filter(({ status }: { status: string }) => status !== 'DONE').length)
    expect(section.blockers.every(({ isHard }) => !isHard)).toBe(true)
  })

  test('follows for schedules from their findings, of which hard errors are hard blockers', async () => {
    const compare = async () => {
      const section = await new RenewalClient(staff, 'ACME').section('SCHEDULES')
      const { body: tabs } = await staff.get('/api/accounts/ACME/schedules/summary')
      const shown = allScheduleTypes.filter((type) => scheduleTypes[type].slug !== null)
      const stored = tabs.filter(({ scheduleType }: { scheduleType: ScheduleType }) => shown.includes(scheduleType))
      const withHard = stored.filter(({ hardErrors }: { hardErrors: number }) => hardErrors > 0)
      expect(withHard.length).toBeGreaterThan(0)
      expect(section.blockers.filter(({ isHard }) => isHard)).toHaveLength(withHard.length)
      expect(section.parts.map(({ name }) => name)).toEqual(shown.map(nameOfType))
    }
    await vi.waitFor(compare, { timeout: 30_000, interval: 200 })
  })

  test('counts the values of schedules that differ from what was bound last', async () => {
    const client = new RenewalClient(staff, 'NORTH')
    const changed = async () => (await client.section('SCHEDULES')).changedSinceLastYear
    const bound = { snapshotType: 'BOUND', label: 'As bound', termFrom: '2026-01-01', termTo: '2027-01-01' }
    expect((await staff.post('/api/accounts/NORTH/schedules/snapshots', bound)).status).toBe(201)
    expect(await changed()).toBe(0)
    server.clock.advance(60_000)
    const path = '/api/accounts/NORTH/schedules/AUTO'
    const { rows } = (await staff.get(`${path}/rows?limit=3`)).body
    const edit = async (edits: object[]) =>
      expect((await staff.post(`${path}/edits`, { tabId: -9999, edits })).status).toBe(200)
    const { driver: was = null } = rows[0].cells
    const column = 'driver'
    const rowId = rows[0].rowId
    await edit([{ op: 'set', rowId, column, value: 'Elsewhere', was }])
    expect(await changed()).toBe(1)
    await edit([{ op: 'delete', rowId: rows[1].rowId, version: rows[1].version }])
    expect(await changed()).toBe(2)
    await edit([{ op: 'insert', rowId: crypto.randomUUID(), after: null, cells: { [column]: 'Pat Newtown' } }])
    expect(await changed()).toBe(3)
    // What was put back as it was is no difference.
    await edit([{ op: 'set', rowId, column, value: was, was: 'Elsewhere' }])
    expect(await changed()).toBe(2)
  })

  test('follows for documents from what insurers ask for with the lines', async () => {
    await setFlag('NORTH', 'RENEWAL_OPTIONS', ['DOCUMENTS'])
    const client = new RenewalClient(staff, 'NORTH')
    const { lines, sections } = await client.get()
    const { documents } = (await staff.get('/api/accounts/NORTH/documents?limit=200')).body as {
      documents: AccountDocument[]
    }
    const wanted = wantedDocuments(lines)
    const lacking = wanted.filter(
      (type) => !documents.some((document) => document.type === type && !document.isInternal),
    )
    expect(wanted.length).toBeGreaterThan(1)
    expect(texts(sections[0]!)).toEqual(
      [...lacking.map((type) => documentTypeNames[type]), 'Profile files'].map(
        (name) => `${name}: nothing on file yet`,
      ),
    )
    expect(sections[0]!.blockers.every(({ link }) => link === '/NORTH/documents')).toBe(true)
  })

  test('follows for loss runs, mod and financials from their own pages', async () => {
    const { sections } = await new RenewalClient(staff, 'ACME').get()
    const own = sections.filter(({ kind }) => ['LOSS_RUNS', 'MOD', 'FINANCIALS'].includes(kind))
    expect(own.map(({ parts }) => parts.length > 0)).toEqual([true, true, true])
    const links = own.flatMap(({ parts, blockers }) => [...parts, ...blockers]).map(({ link }) => link)
    expect(new Set(links)).toEqual(new Set(['/ACME/loss-runs', '/ACME/experience', '/ACME/financials']))
  })
})

describe('what changed since last year', () => {
  const changedOf = async (client: TestClient, account: string, kind: SectionKind) =>
    (await new RenewalClient(client, account).section(kind)).changedSinceLastYear

  test('of the profile is what facts say otherwise than when the term began that expires', async () => {
    const page = '/api/accounts/ACME/profile-pages/entity'
    const { answers } = (await owner.get(page)).body
    const tell = async (value: string) => {
      const { version } = (await owner.get(page)).body.answers.website
      const saved = await owner.put(`${page}/answers`, { edits: [{ path: 'website', value, version }] })
      expect([saved.status, saved.body.errors]).toEqual([200, {}])
    }
    expect(await changedOf(owner, 'ACME', 'PROFILE')).toBe(0)
    await tell('www.elsewhere.example')
    expect(await changedOf(owner, 'ACME', 'PROFILE')).toBe(1)
    await tell(answers.website.value)
    expect(await changedOf(owner, 'ACME', 'PROFILE')).toBe(0)
    // A prospect has no earlier answers.
    expect(await changedOf(staff, 'PROSPER', 'PROFILE')).toBeNull()
  })

  test('of applications is what is answered otherwise than in the same form of last year', async () => {
    await setFlag('BAYSIDE', 'RENEWAL_OPTIONS', ['APPLICATIONS'])
    const { effectiveOn } = await new RenewalClient(staff, 'BAYSIDE').get()
    const year = Number(effectiveOn.slice(0, 4))
    const formId = await publishedForm(server, sampleSections)
    const changed = async () => (await changedOf(staff, 'BAYSIDE', 'APPLICATIONS')) ?? 0
    const lastYears = await addedApplication(staff, formId, { account: 'BAYSIDE', year: `${year - 1}` })
    await lastYears.save(
      { path: 'trucks', value: '4' },
      { path: 'trailers', value: '1' },
      { path: 'started', value: `${year - 1}-03-01` },
      { path: 'fleetNote', value: 'All of them are garaged.' },
    )
    expect((await lastYears.done({ agentToComplete: true })).status).toBe(200)
    const before = await changed()
    const thisYears = await addedApplication(staff, formId, { account: 'BAYSIDE', year: `${year}` })
    await thisYears.save({ path: 'trucks', value: '4' }, { path: 'started', value: `${year}-03-01` })
    // What is not answered yet does not count, nor a date that moved on with the term.
    expect(await changed()).toBe(before)
    await thisYears.save({ path: 'trailers', value: '2' })
    expect(await changed()).toBe(before + 1)
    expect((await thisYears.done({ agentToComplete: true })).status).toBe(200)
    expect(await changed()).toBe(before + 2)
    expect(await changedOf(staff, 'PROSPER', 'APPLICATIONS')).toBeNull()
  })

  test('of documents is what was filed since the term began that expires', async () => {
    await setFlag('BAYSIDE', 'RENEWAL_OPTIONS', ['DOCUMENTS'])
    const { effectiveOn } = await new RenewalClient(staff, 'BAYSIDE').get()
    const { documents } = (await staff.get('/api/accounts/BAYSIDE/documents?limit=200')).body as {
      documents: AccountDocument[]
    }
    const shared = documents.filter(({ isInternal }) => !isInternal)
    const lastYearOn = addMonths(effectiveOn, -12)
    const newer = shared.filter(({ changedAt }) => changedAt >= lastYearOn).length
    expect(newer).toBeLessThan(shared.length)
    expect(await changedOf(staff, 'BAYSIDE', 'DOCUMENTS')).toBe(newer)
  })
})
