import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import {
  clauseKey,
  generatedContract,
} from '@portico/contract/areas/contract-reviews/reading/test/generated-contracts.ts'
import { wholeClause } from '@portico/contract/areas/vendors/whole-clause.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { contractPdf, contractWord } from './test/contract-files.ts'

const server = useTestServer()
const account = '/api/accounts/ACME'
const path = `${account}/contract-reviews`
const octets = { headers: { 'content-type': 'application/octet-stream' } }
const million = 100_000_000

const pages = [
  'SUBCONTRACT\n\nProject: Pier 9\n\nARTICLE 4 PAYMENT\n\nThe Contract Sum is $4,000,000.',
  [
    'ARTICLE 9 INSURANCE',
    'Commercial General Liability: $1,000,000 each occurrence and $2,000,000 general aggregate.',
    'Cyber liability with a limit of one million dollars ($1,000,000) per claim.',
    'Owner shall be an additional insured by CG 20 10 (04/13).',
  ].join('\n\n'),
]

let owner: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
})

async function started(name: string, bytes: Buffer, client = owner) {
  const { body: upload } = await client.post(`${account}/uploads`, { name, bytes: bytes.length })
  expect((await client.put(`${account}/uploads/${upload.id}?offset=0`, bytes, octets)).status).toBe(200)
  return client.post(path, { name: `Pier 9 ${crypto.randomUUID()}`, uploadId: upload.id })
}

async function reviewOf(name = 'contract.pdf', file?: Buffer): Promise<ContractReview> {
  const { status, body } = await started(name, file ?? (await contractPdf(pages)))
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const decide = (review: ContractReview, clauseId: string, decision: object, client = owner) =>
  client.put(`${path}/${review.id}/clauses/${clauseId}`, decision)

const confirmAll = async (review: ContractReview): Promise<ContractReview> => {
  const answers = await Promise.all(
    review.clauses.map(({ id, read, version }) => decide(review, id, { state: 'CONFIRMED', clause: read, version })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return (await owner.get(`${path}/${review.id}`)).body
}

test('reads a PDF page by page, proposes its requirements, and stores none as confirmed', async () => {
  const review = await reviewOf()
  expect(review).toMatchObject({
    fileName: 'contract.pdf',
    waiting: review.clauses.length,
    confirmed: 0,
    comparisons: [],
  })
  expect(review.clauses.map(({ page, read }) => [page, read!.kind, read!.amount])).toEqual([
    [1, 'PROJECT', null],
    [2, 'LIMIT_EACH', million],
    [2, 'LIMIT_AGGREGATE', 2 * million],
    [2, 'LIMIT_EACH', million],
    [2, 'AI_ONGOING', null],
  ])
  for (const { page, from, to, state, clause } of review.clauses) {
    expect([state, clause]).toEqual(['FOUND', null])
    expect(review.pages[page! - 1]!.slice(from, to)).not.toBe('')
  }
})

test('reads the same requirements from Word as from PDF', async () => {
  const word = await reviewOf('contract.docx', contractWord(pages))
  const pdf = await reviewOf()
  const readOf = ({ clauses }: ContractReview) => clauses.map(({ page, read }) => ({ page, read }))
  expect(readOf(word)).toEqual(readOf(pdf))
})

test('reads generated contracts out of real files', async () => {
  const seeds = [3, 11]
  const found = await Promise.all(
    seeds.flatMap((seed) => {
      const { pages: texts } = generatedContract(seed)
      return [
        contractPdf(texts).then((file) => reviewOf('contract.pdf', file)),
        reviewOf('contract.docx', contractWord(texts)),
      ]
    }),
  )
  for (const [at, review] of found.entries()) {
    const { clauses } = generatedContract(seeds[Math.floor(at / 2)]!)
    const read = new Set(review.clauses.map((each) => clauseKey(each.read!)))
    const stored = clauses.filter((clause) => read.has(clauseKey(clause)))
    expect(stored.length / clauses.length).toBeGreaterThanOrEqual(0.9)
  }
})

test('says plainly what to do with a scan, and with a wrong kind of file', async () => {
  const scan = await started('scan.pdf', await contractPdf(['', '']))
  expect([scan.status, scan.body.fields]).toEqual([422, { file: contractMessages.scanned }])
  const text = await started('contract.txt', Buffer.from('General liability $1,000,000'))
  expect(text.body.fields).toEqual({ file: contractMessages.onlyWordOrPdf })
})

test('confirms as read, confirms corrected, discards, and reopens; compares what is confirmed alone', async () => {
  const review = await reviewOf()
  const [, each, , cyber] = review.clauses
  const higher = { ...each!.read!, amount: 900 * million }
  expect((await decide(review, each!.id, { state: 'CONFIRMED', clause: higher, version: 1 })).body).toMatchObject({
    confirmed: 1,
    comparisons: [{ clauseId: each!.id, verdict: 'GAP' }],
  })
  const stale = await decide(review, each!.id, { state: 'DISCARDED', version: 1 })
  expect([stale.status, stale.body.current.clause]).toEqual([409, higher])
  const discarded = await decide(review, cyber!.id, { state: 'DISCARDED', version: 1 })
  expect(discarded.body.clauses.find(({ id }: { id: string }) => id === cyber!.id)).toMatchObject({
    state: 'DISCARDED',
    clause: null,
    decidedBy: expect.any(String),
  })
  const reopened = await decide(review, each!.id, { state: 'FOUND', version: 2 })
  expect([reopened.body.confirmed, reopened.body.comparisons]).toEqual([0, []])
  const blank = await decide(review, each!.id, { state: 'CONFIRMED', version: 3 })
  expect([blank.status, blank.body.fields]).toEqual([422, { clause: 'Enter the requirement' }])
  expect((await auditOf(server, 'contract-review', review.id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'contract-review.start',
      'contract-clause.confirm',
      'contract-clause.discard',
      'contract-clause.reopen',
    ]),
  )
})

test('shows the price that the brokerage states for a gap, until the requirement changes', async () => {
  const { body: review } = await owner.post(path, { name: 'Priced' })
  const { body } = await owner.post(`${path}/${review.id}/clauses`, {
    kind: 'LIMIT_EACH',
    line: 'GENERAL_LIABILITY',
    amount: 900 * million,
  })
  const [{ id, clause }] = body.clauses
  const price = `${path}/${review.id}/clauses/${id}/cure`
  const cure = { price: 35_000_00, expectedOn: '2026-12-05', note: 'Quote of the carrier' }
  expect((await owner.put(price, { ...cure, version: 1 })).status).toBe(403)
  const staff = await server.signIn('manager@harbor.test')
  const blank = await staff.put(price, { price: null, expectedOn: null, note: ' ', version: 1 })
  expect([blank.status, blank.body.fields]).toEqual([422, { price: contractMessages.cureNeeded }])
  const saved = await staff.put(price, { ...cure, version: 1 })
  expect([saved.status, saved.body.clauses[0].cure]).toEqual([200, expect.objectContaining(cure)])
  expect((await staff.put(price, { ...cure, version: 1 })).status).toBe(409)
  const file = await owner.get(`${path}/${review.id}/summary`)
  expect((await pdfText(file.bytes)).replaceAll(/\s+/g, ' ')).toContain('Price: $35,000.')
  const lower = { ...clause, amount: 1 }
  const corrected = await decide(saved.body, id, { state: 'CONFIRMED', clause: lower, version: 2 })
  expect(corrected.body.clauses[0].cure).toBeNull()
  const met = await staff.put(price, { ...cure, version: 3 })
  expect([met.status, met.body.fields]).toEqual([422, { price: contractMessages.notCompared }])
})

test('starts without a contract, and takes requirements that a person enters', async () => {
  const { body: review } = await owner.post(path, { name: 'By hand' })
  expect(review).toMatchObject({ fileName: '', pages: [], clauses: [] })
  const { status, body } = await owner.post(`${path}/${review.id}/clauses`, { kind: 'RATING', text: 'A- VII' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    confirmed: 1,
    clauses: [{ state: 'CONFIRMED', page: null, read: null, clause: wholeClause({ kind: 'RATING', text: 'A- VII' }) }],
    comparisons: [{ verdict: 'CANNOT_TELL' }],
  })
  const discarded = await decide(review, body.clauses[0].id, { state: 'DISCARDED', version: 1 })
  expect(discarded.body.clauses).toMatchObject([{ state: 'DISCARDED', clause: null, read: { text: 'A- VII' } }])
  const wrong = await owner.post(`${path}/${review.id}/clauses`, { kind: 'LIMIT_EACH' })
  expect([wrong.status, Object.keys(wrong.body.fields).toSorted()]).toEqual([422, ['amount', 'line']])
})

test('saves holder and project, which schedules are compared with, and refuses an old version', async () => {
  const { body: holder } = await owner.post(`${account}/certificate-holders`, {
    name: `Pier Owners ${crypto.randomUUID()}`,
    street: '9 Pier Road',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    interest: 'CERTIFICATE',
  })
  const review = await reviewOf()
  const edit = { name: 'Pier 9 subcontract', holderId: holder.id, project: 'Pier 9', version: 1 }
  const { status, body } = await owner.put(`${path}/${review.id}`, edit)
  expect([status, body.holderName, body.project, body.version]).toEqual([200, holder.name, 'Pier 9', 2])
  const stale = await owner.put(`${path}/${review.id}`, { ...edit, project: 'Pier 10' })
  expect([stale.status, stale.body.current.project]).toEqual([409, 'Pier 9'])
  const unknown = await owner.put(`${path}/${review.id}`, { ...edit, holderId: crypto.randomUUID(), version: 2 })
  expect(unknown.body.fields).toEqual({ holderId: contractMessages.unknownHolder })
})

test('saves confirmed requirements as a set, which starts another review without loss', async () => {
  const review = await confirmAll(await reviewOf())
  const name = `Piers ${crypto.randomUUID()}`
  const { status, body: set } = await owner.post(`${path}/${review.id}/requirement-set`, { name })
  expect(status).toBe(201)
  expect(set).toMatchObject({
    name,
    version: 1,
    lines: {
      GENERAL_LIABILITY: { isRequired: true, limit: million, aggregate: 2 * million },
      CYBER: { limit: million },
    },
    clauses: [{ kind: 'AI_ONGOING', form: 'CG 20 10', edition: '04 13' }],
  })
  const { body: next } = await owner.post(path, { name: 'Pier 10', requirementSetId: set.id })
  expect(next).toMatchObject({ setName: name, setVersion: 1, confirmed: 4, waiting: 0 })
  const both = await owner.post(path, { name: 'x', requirementSetId: set.id, uploadId: 'y' })
  expect(both.body.fields).toEqual({ requirementSetId: contractMessages.oneSource })
  const unknown = await owner.post(path, { name: 'x', requirementSetId: crypto.randomUUID() })
  expect(unknown.body.fields).toEqual({ requirementSetId: contractMessages.unknownSet })
  const { body: empty } = await owner.post(path, { name: 'Empty' })
  const none = await owner.post(`${path}/${empty.id}/requirement-set`, { name: 'None' })
  expect([none.status, none.body.fields]).toEqual([422, { name: contractMessages.noLines }])
})

test('lists reviews with their results, prints a summary, and removes a review', async () => {
  const review = await confirmAll(await reviewOf())
  const { body: list } = await owner.get(path)
  const row = list.reviews.find(({ id }: { id: string }) => id === review.id)
  expect(row.met + row.gaps + row.unclear).toBe(4)
  const { status, bytes } = await owner.get(`${path}/${review.id}/summary`)
  expect(status).toBe(200)
  const text = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
  expect(text).toContain('No Cyber policy is in force.')
  expect((await owner.delete(`${path}/${review.id}`)).status).toBe(204)
  expect((await owner.get(`${path}/${review.id}`)).status).toBe(404)
})

test('keeps reviews from other accounts, from carriers, and from viewers’ changes', async () => {
  const review = await reviewOf()
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(`${path}/${review.id}`)).status).toBe(404)
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(`${path}/${review.id}`)).body.mayWrite).toBe(false)
  expect((await viewer.delete(`${path}/${review.id}`)).status).toBe(403)
  expect((await owner.get(`${path}/none`)).status).toBe(404)
  const clause = await decide(review, crypto.randomUUID(), { state: 'DISCARDED', version: 1 })
  expect(clause.status).toBe(404)
})
