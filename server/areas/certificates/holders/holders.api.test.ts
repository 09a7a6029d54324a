import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { usualMessages } from '@portico/contract/kit/usual.messages.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/certificate-holders'
const summit = {
  name: 'Summit General Contractors LLC',
  street: '88 Harbor Avenue',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  email: 'certs@summitgc.test',
  interest: 'CERTIFICATE',
}

test('lists holders by name for the insured and the brokerage, and keeps them from the carrier’s people', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { status, body } = await owner.post(path, summit)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...summit, isRenewed: true, wording: '', version: 1 })
  const staff = await server.signIn('manager@harbor.test')
  const listed = await staff.get(path)
  expect(listed.body.mayChange).toBe(true)
  expect(listed.body.holders).toContainEqual(body)
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(path)).body.mayChange).toBe(false)
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(path)).status).toBe(404)
})

test('changes and removes a holder, and refuses a save from an old version', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post(path, { ...summit, name: 'Changing Holder Inc.' })
  const edit = { ...summit, name: 'Changing Holder Inc.', groupName: 'General contractors', version: 1 }
  const changed = await owner.put(`${path}/${body.id}`, edit)
  expect([changed.status, changed.body.version]).toEqual([200, 2])
  const stale = await owner.put(`${path}/${body.id}`, { ...edit, groupName: 'Owners' })
  expect([stale.status, stale.body.current.groupName]).toEqual([409, 'General contractors'])
  expect((await owner.delete(`${path}/${body.id}?version=2`)).status).toBe(204)
  expect((await owner.delete(`${path}/${body.id}`)).status).toBe(404)
})

test('refuses the same holder with the same interest in the same asset, and takes another asset', async () => {
  const owner = await server.signIn('owner@acme.test')
  const lender = { ...summit, name: 'First Lender NA', interest: 'MORTGAGEE', loanNumber: '88-1', asset: 'Building 1' }
  expect((await owner.post(path, lender)).status).toBe(201)
  const again = await owner.post(path, { ...lender, name: 'FIRST LENDER NA', asset: 'building 1' })
  expect([again.status, again.body.fields]).toEqual([422, { name: certificateMessages.holderTwice }])
  expect((await owner.post(path, { ...lender, asset: 'Building 2' })).status).toBe(201)
})

test.each([
  [{ street: ' ' }, { street: certificateMessages.street }],
  [{ city: '' }, { city: certificateMessages.city }],
  [{ state: 'XX' }, { state: certificateMessages.state }],
  [{ zip: '4321' }, { zip: certificateMessages.zip }],
  [{ zip: '10001' }, { zip: certificateMessages.zipElsewhere }],
  [{ email: 'certs@' }, { email: usualMessages.email }],
  [{ interest: 'LENDERS_LOSS_PAYABLE' }, { loanNumber: certificateMessages.loanNumber }],
])('refuses %j with the field named', async (wrong, fields) => {
  const owner = await server.signIn('owner@acme.test')
  const { status, body } = await owner.post(path, { ...summit, name: 'Wrong Holder', ...wrong })
  expect([status, body.fields]).toEqual([422, fields])
})

test('refuses standard wording that alters coverage, with its words', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { status, body } = await owner.post(path, { ...summit, name: 'Worded', wording: 'All risks covered.' })
  expect(status).toBe(422)
  expect(body.fields.wording).toContain('“All risks covered”')
})
