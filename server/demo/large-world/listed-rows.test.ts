import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { makeListedRows } from './listed-rows.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  await makeListedRows(server.running.platform.database, { rows: 40 })
  // A run that was broken off goes on: nothing is made twice.
  await makeListedRows(server.running.platform.database, { rows: 60 })
  admin = await server.signIn('admin@portico.test')
})

test.each([
  ['administration/users?search=listed60', 1],
  ['administration/prospects?brokerCode=L0000060', 1],
  ['brokerages/L0000060', undefined],
  ['administration/recent-events?account=P0000060', 1],
  ['administration/errors?search=Step 60 failed', 1],
  ['administration/jobs?state=FAILED&queue=listed&limit=100', 60],
  ['administration/broadcasts?limit=100', 60],
  ['accounts/P0000001/certificate-holders', 50],
  ['accounts/P0000001/vendors', 50],
])('%s shows the rows that were made', async (path, many) => {
  const { status, body } = await admin.get(`/api/${path}`)
  const items = body.items ?? body.vendors ?? body.holders ?? body
  expect([status, Array.isArray(items) ? items.length : undefined]).toEqual([200, many])
})
