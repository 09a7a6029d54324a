import type { AdminConversionEvent, WizardUploadEvent } from '@portico/contract/areas/events/progress.shapes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EventStreamReader } from '../../app/test/event-stream-reader.ts'
import { tellUser } from '../../app/test/tell-user.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { adminConversion, wizardUpload } from './events.public.ts'

const server = useTestServer()
const readers: EventStreamReader[] = []

beforeAll(() => server.running.app.listen({ port: 0 }))
afterAll(() => {
  for (const reader of readers) reader.close()
})

async function listen(username: string, lastEventId?: string): Promise<EventStreamReader> {
  const reader = new EventStreamReader(server.running.app, await server.signIn(username), lastEventId)
  readers.push(reader)
  expect(await reader.status).toBe(200)
  return reader
}

const time = '2026-05-20T12:00:00.000Z'
const upload: WizardUploadEvent = {
  uploadId: 'vehicles-1',
  title: 'Vehicles 2026.xlsx',
  progress: 100,
  message: 'Import ended',
  httpStatus: 422,
  responses: [{ row: 12, fields: { street: 'Street is required' } }],
  errorDto: { message: 'Row 12 has no street' },
  time,
}
const conversion: AdminConversionEvent = {
  conversionId: 'spring',
  title: 'Spring conversion',
  accountsProcessed: 12,
  successfully: 11,
  withError: 1,
  complete: true,
  time,
}

describe('progress on the stream', () => {
  test('comes whole to whoever began the work, and to nobody else', async () => {
    const [owner, colleague] = [await listen('owner@acme.test'), await listen('multi@acme.test')]
    await tellUser(server.running.platform, 'owner@acme.test', (id) => wizardUpload(id, upload))
    await tellUser(server.running.platform, 'multi@acme.test', (id) => adminConversion(id, conversion))
    expect((await owner.until(({ event }) => event === 'wizard-upload')).data).toEqual(upload)
    expect((await colleague.until(({ event }) => event === 'admin-conversion')).data).toEqual(conversion)
    expect(colleague.events.map(({ event }) => event)).not.toContain('wizard-upload')
  })

  test('that came while nobody listened is told on resuming', async () => {
    const before = await listen('owner@acme.test')
    await tellUser(server.running.platform, 'owner@acme.test', (id) => wizardUpload(id, { ...upload, progress: 40 }))
    const { id } = await before.until(({ data }) => data.progress === 40)
    before.close()
    await tellUser(server.running.platform, 'owner@acme.test', (userId) => wizardUpload(userId, upload))
    const after = await listen('owner@acme.test', id)
    await after.until(({ data }) => data.progress === 100)
    expect(after.events.filter(({ event }) => event === 'wizard-upload')).toHaveLength(1)
  })
})
