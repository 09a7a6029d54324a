import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { isActivePdf } from '../../../platform/pdf/pdf-process.ts'
import { aPdf, aZip, sendWhole } from '../test/sample-files.ts'

/** A malware scanner that speaks clamd's protocol and knows one signature: that of the test file of the trade. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const port = 20_000 + (process.pid % 20_000)
const command = 'zINSTREAM\0'
const scanner = createServer((socket) => {
  let heard = Buffer.alloc(0)
  socket.on('data', (piece) => {
    heard = Buffer.concat([heard, piece])
    const text = wholeFile(heard)
    if (text === undefined) return
    if (text.includes('too much for me')) socket.end('INSTREAM size limit exceeded. ERROR\0')
    else socket.end(text.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  })
})

/** The file that pieces with their lengths make; undefined until the length of zero has come. */
function wholeFile(heard: Buffer): string | undefined {
  let text = ''
  for (let at = command.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return text
    text += heard.toString('latin1', at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}

const server = useTestServer(undefined, { CLAMD_URL: `tcp://127.0.0.1:${port}` })
const path = '/api/accounts/ACME/documents'
let owner: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  scanner.listen(port, '127.0.0.1')
  await once(scanner, 'listening')
  return () => void scanner.close()
})

const stored = async () => (await owner.get(`${path}?limit=1`)).body.total as number
const send = (name: string, bytes: Uint8Array) => sendWhole(owner, `${path}?onSameName=both`, { name, bytes })

describe('what a file must not be', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  const compound = Buffer.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from({ length: 600 }, () => 0),
  ])
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  const linked = (zip: Buffer) => {
    zip.writeUInt32LE(0xa1ff0000, zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 38)
    return zip
  }
  test.each<[string, string, Uint8Array | Promise<Uint8Array>, string]>([
    ['a program', 'setup.exe', Buffer.from('MZ'), documentMessages.formatUnknown],
    ['a page', 'index.html', html, documentMessages.formatUnknown],
    ['a drawing with scripts', 'plan.svg', Buffer.from('<svg/>'), documentMessages.formatUnknown],
    ['no kind at all', 'README', Buffer.from('x'), documentMessages.formatUnknown],
    ['a program named PDF', 'a.pdf', Buffer.from('MZ\u0000\u0003'), documentMessages.contentDiffers],
    ['a page named picture', 'a.png', html, documentMessages.contentDiffers],
    ['a page named text', 'a.txt', html, documentMessages.contentDiffers],
    ['a script named text', 'a.csv', Buffer.from('#!/bin/sh\nrm -rf /'), documentMessages.contentDiffers],
    ['a picture named PDF', 'a.pdf', png, documentMessages.contentDiffers],
    ['an archive named Word', 'a.docx', aZip(['a.txt']), documentMessages.contentDiffers],
    ['a sheet named Word', 'a.docx', aZip(['xl/workbook.xml']), documentMessages.contentDiffers],
    [
      'Word named archive with macros',
      'a.zip',
      aZip(['word/document.xml', 'word/vbaProject.bin']),
      documentMessages.macros,
    ],
    ['macros named away', 'a.docx', aZip(['word/document.xml', 'word/vbaProject.bin']), documentMessages.macros],
    ['macros', 'a.docm', aZip(['word/document.xml', 'word/vbaProject.bin']), documentMessages.macros],
    ['old macros', 'a.xls', Buffer.concat([compound, utf16('_VBA_PROJECT')]), documentMessages.macros],
    ['locked', 'a.xls', Buffer.concat([compound, utf16('EncryptedPackage')]), documentMessages.encrypted],
    ['an archive of programs', 'a.zip', aZip(['docs/a.txt', 'docs/run.EXE']), documentMessages.programs],
    ['an archive that leads out', 'a.zip', aZip(['../../etc/cron.d/x']), documentMessages.leadsOut],
    ['an archive from the root', 'a.zip', aZip(['/etc/passwd']), documentMessages.leadsOut],
    ['an archive with a link', 'a.zip', aZip(['a.txt']).then(linked), documentMessages.leadsOut],
    ['a broken archive', 'a.zip', Buffer.from('PK\u0003\u0004 and nothing'), documentMessages.contentDiffers],
    ['nothing', 'a.pdf', Buffer.alloc(0), documentMessages.empty],
    ['malware', 'a.txt', Buffer.from(eicar), documentMessages.malware],
  ])('%s: %s', async (_what, name, bytes, message) => {
    const before = await stored()
    const { status, body } = await send(name, await bytes)
    expect([status, body.fields]).toEqual([422, { file: message }])
    expect(await stored()).toBe(before)
  })
})

describe('a PDF that does something is kept as a copy that does nothing', () => {
  const made = async (change: (document: PDFDocument) => void) => {
    const document = await PDFDocument.create()
    const page = document.addPage()
    const field = document.getForm().createTextField('Applicant')
    field.addToPage(page)
    field.setText('Ada Lovelace')
    change(document)
    return document.save()
  }
  const script = (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)')
  const launch = ({ catalog, context }: PDFDocument) =>
    catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch' }))
  const submit = ({ context }: PDFDocument) => context.register(context.obj({ S: 'SubmitForm' }))

  // As the forms of the IRS and of USCIS are published.
  const program = ({ catalog, context }: PDFDocument) => {
    const packet = context.register(context.flateStream('<xdp/>', { Type: 'EmbeddedFile' }))
    catalog.lookup(PDFName.of('AcroForm'), PDFDict).set(PDFName.of('XFA'), context.obj([packet]))
  }

  test.each([
    ['a program of its own (XFA)', 'agency.pdf', program],
    ['a script', 'script.pdf', script],
    ['an action that starts by itself', 'launch.pdf', launch],
    ['a form that sends data', 'submit.pdf', submit],
  ] as const)('%s', async (_what, name, change) => {
    const { status, body } = await send(name, await made(change))
    const kept = name.replace('.pdf', ' (scripts removed).pdf')
    expect([status, body.name]).toEqual([201, kept])
    const { bytes } = await owner.get(`/api/documents/ACME/download/${body.id}`)
    const copy = await PDFDocument.load(bytes)
    expect(copy.getForm().getTextField('Applicant').getText()).toBe('Ada Lovelace')
    expect(await isActivePdf(async () => bytes)).toBe(false)
  })
})

test('a file that is refused stands in the activity all the same; an internal one is the brokerage’s to know', async () => {
  const advisor = await server.signIn('advisor@harbor.test')
  const virus = { name: 'Invoice 7.txt', bytes: Buffer.from(eicar) }
  await sendWhole(owner, path, virus)
  await sendWhole(advisor, `${path}?isInternal=true`, { ...virus, name: 'Inside 7.txt' })
  const refusedFor = async (reader: TestClient) => {
    const { body } = await reader.get('/api/accounts/ACME/activity?kind=document&limit=2')
    const refused = body.items.filter(({ action }: { action: string }) => action === 'document.refuse')
    return refused.map((entry: ActivityEntry) => [entry.actor?.username, entry.after?.['name']])
  }
  const byOwner = ['owner@acme.test', virus.name]
  expect(await refusedFor(advisor)).toEqual([['advisor@harbor.test', 'Inside 7.txt'], byOwner])
  expect((await refusedFor(owner))[0]).toEqual(byOwner)
})

test.each<[string, Uint8Array | Promise<Uint8Array>]>([
  ['Loss run.pdf', aPdf],
  ['Employees.xlsx', aZip(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['Letter.docx', aZip(['[Content_Types].xml', 'word/document.xml'])],
  ['Fleet.csv', Buffer.from('\u00e9quipe;vin\n1;2\n')],
  ['Photos.zip', aZip(['photos/roof.jpg'])],
])('%s is taken and marked as clean', async (name, bytes) => {
  const { status, body } = await send(name, await bytes)
  expect([status, body.scan]).toEqual([201, 'CLEAN'])
})

test('an archive that would inflate without end is kept as it came', async () => {
  // Its directory claims four gigabytes; nothing ever inflates it.
  const bomb = Buffer.from(await aZip(['bomb.txt']))
  const entry = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  bomb.writeUInt32LE(0xffff_fff0, entry + 24)
  const { status, body } = await send('bomb.zip', bomb)
  expect([status, body.bytes]).toEqual([201, bomb.length])
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\Policy.pdf', 'Policy.pdf'],
  ['Prämie 2026 – Überblick.pdf', 'Prämie 2026 – Überblick.pdf'],
  ['保険証券.pdf', '保険証券.pdf'],
  ['fdp.\u202Egnp.pdf', 'fdp.gnp.pdf'],
  ['.hidden.pdf', 'hidden.pdf'],
])('the name %s is kept as %s', async (sent, kept) => {
  expect((await send(sent, aPdf)).body.name).toBe(kept)
})

test('what is too large for the scanner says that nobody looked', async () => {
  expect((await send('big.txt', Buffer.from('too much for me'))).body.scan).toBe('TOO_LARGE')
})

test('without an answer of the scanner nothing is taken', async () => {
  scanner.close()
  const count = await stored()
  const { status, body, headers } = await send('a.pdf', aPdf)
  expect([status, body.message, headers['retry-after']]).toEqual([503, documentMessages.scannerAway, '30'])
  expect(await stored()).toBe(count)
})
