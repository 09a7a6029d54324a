import type { Task, TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../../app/start-server.ts'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { localHour } from '../../../platform/dates/local-time.ts'
import { sendReminders } from './send-reminders.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/tasks'
const zone = 'America/New_York'
let second: RunningServer

beforeAll(async () => {
  const { config, log, database } = server.running.platform
  second = await startServer(config, { log, now: server.clock.now, database })
})
afterAll(() => second.close())

/** Noon, some days after the test's today; that of the next Monday where it would be on a weekend. */
function noonIn(days: number): number {
  const noon = localHour(server.clock.now(), zone, { hour: 12, days })
  const toMonday = { 0: 1, 6: 2 }[noon.getUTCDay()] ?? 0
  return localHour(noon, zone, { hour: 12, days: toMonday }).getTime()
}

const moveTo = (moment: Date) => server.clock.advance(moment.getTime() - server.clock.now().getTime())

async function addTask(client: TestClient, details: string, dueEpoch: number): Promise<Task> {
  const { body } = await client.post(path, { details, dueEpoch, tagged: 'owner@acme.test' })
  return (body as TaskLists).all.find((task) => task.details === details)!
}

/** What both server processes send at one moment. */
async function remindAt(moment: Date) {
  moveTo(moment)
  const { platform } = server.running
  await Promise.all([sendReminders(platform, 'one server'), sendReminders(second.platform, 'another server')])
}

const told = async (note: string) =>
  (await notificationsOf(server, note))
    .map(({ payload }) => (payload as { message: string }).message)
    .filter((message) => message.startsWith('Your task'))

test('the person of a task is reminded at nine the day before and the day after, once each by all servers', async () => {
  const owner = await server.signIn('owner@acme.test')
  const due = noonIn(5)
  const task = await addTask(owner, 'Remind me of the audit', due)
  const nine = (days: number) => localHour(new Date(due), zone, { hour: 9, days })

  await remindAt(new Date(nine(-1).getTime() - 60_000))
  expect(await told(task.details)).toEqual([])
  await remindAt(nine(-1))
  await remindAt(new Date(nine(-1).getTime() + 900_000))
  expect(await told(task.details)).toEqual(['Your task is due tomorrow'])
  await remindAt(new Date(due))
  expect(await told(task.details)).toHaveLength(1)
  await remindAt(nine(1))
  await remindAt(nine(2))
  expect(await told(task.details)).toEqual(['Your task is due tomorrow', 'Your task is overdue'])
  const mails = (await messagesTo(server, 'owner@acme.test')).filter(({ text }) => text === task.details)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your task is due tomorrow', 'Your task is overdue'])
  const reminders = (await auditOf(server, 'task', task.id)).filter(({ action }) => action === 'task.remind')
  expect(reminders.map(({ after }) => after)).toEqual([
    { kind: 'DUE_SOON', details: task.details },
    { kind: 'OVERDUE', details: task.details },
  ])
})

test('nobody is reminded of what is completed, deleted or due another day by now', async () => {
  const owner = await server.signIn('owner@acme.test')
  const due = noonIn(5)
  const completed = await addTask(owner, 'Completed in time', due)
  const deleted = await addTask(owner, 'Deleted in time', due)
  const moved = await addTask(owner, 'Moved in time', due)
  await owner.put(path, { ...completed, completed: true })
  await owner.delete(`${path}/${deleted.id}`)
  await owner.put(path, { ...moved, dueEpoch: noonIn(20) })
  await remindAt(new Date(due + 48 * 3_600_000))
  expect(await Promise.all([completed, deleted, moved].map(({ details }) => told(details)))).toEqual([[], [], []])
  await remindAt(new Date(noonIn(30)))
  expect(await told(moved.details)).toEqual(['Your task is overdue'])
})

test('nine o’clock is that of the person’s own time zone', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.get('/api/users/self/notifications')
  const { phone: _phone, email: _email, ...choices } = body
  await owner.put('/api/users/self/notifications', { ...choices, timeZone: 'America/Los_Angeles' })
  const due = noonIn(5)
  const task = await addTask(owner, 'Three hours later out west', due)
  await remindAt(localHour(new Date(due), zone, { hour: 9, days: -1 }))
  expect(await told(task.details)).toEqual([])
  await remindAt(localHour(new Date(due), 'America/Los_Angeles', { hour: 9, days: -1 }))
  expect(await told(task.details)).toEqual(['Your task is due tomorrow'])
})
