import { Readable } from 'node:stream'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import { localhostCertificate } from './test/localhost-certificate.ts'
import { deadPort, decoded, headersOf, error, startMailServer } from './test/mail-server.ts'
import { mailTo, openMessageDesk } from './test/message-desk.ts'

const from = 'Portico <portal@portico.example>'
const settings = (port: number, { scheme = 'smtp', login = '', host = '127.0.0.1' } = {}) => ({
  SMTP_URL: `${scheme}://${login}${host}:${port}`,
  PORTICO_MAIL_FROM: from,
})

const trusted = getCACertificates()
afterEach(() => setDefaultCACertificates(trusted))

describe('a mail by SMTP', () => {
  test('says the same in plain text and HTML, with brand, address and an id of its own', async () => {
    const { port, received } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const desk = await openMessageDesk(settings(port))
    const link = '/password-reset/abc'
    await desk.queue(mailTo('owner@acme.test', { link, code: '123456', brand: 'Harbor & Pine Insurance' }))
    await desk.start()
    const [row] = await desk.until(([first]) => first?.sent === true)
    expect(row).toMatchObject({ attempts: 1, last_error: null, content_sealed: null })
    expect(received).toHaveLength(1)
    const [{ raw, to }] = received as [(typeof received)[0]]
    expect(to).toEqual(['owner@acme.test'])
    expect(headersOf(raw)).toEqual(
      expect.arrayContaining([
        `From: ${from}`,
        'To: owner@acme.test',
        'Subject: A new password',
        `Message-ID: <${row!.id}@portal.example>`,
        'Auto-Submitted: auto-generated',
      ]),
    )
    const words = decoded(raw)
    expect(words.match(/Someone asked for a new password\. 123456/g)).toHaveLength(2)
    expect(words.match(/https:\/\/portal\.example\/password-reset\/abc/g)).toHaveLength(4)
    expect(words).toContain('Harbor & Pine Insurance sent you')
    expect(words).toContain('Harbor &amp; Pine Insurance')
  })

  test('carries files of the store, and is tried again where one of them is gone', async () => {
    const { port, received } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const desk = await openMessageDesk(settings(port))
    const bytes = Buffer.from('%PDF-1.7 of a letter')
    await desk.platform.files.put('letters/1', Readable.from([bytes]))
    const letter = (key: string) => ({ name: 'Loss run request.pdf', key, mediaType: 'application/pdf' })
    await desk.queue(mailTo('desk@carrier.test', { attachments: [letter('letters/1')] }))
    await desk.queue(mailTo('other@carrier.test', { attachments: [letter('letters/2')] }))
    await desk.start()
    const [, gone] = await desk.until(([first, second]) => first!.sent && second!.last_error !== null)
    expect(gone).toMatchObject({ sent: false, last_error: 'There is no file letters/2' })
    expect(received.map(({ to }) => to)).toEqual([['desk@carrier.test']])
    expect(received[0]!.raw).toMatch(/Content-Type: application\/pdf; name="Loss run request\.pdf"/)
    expect(received[0]!.raw).toContain(bytes.toString('base64'))
  })

  test('cannot be given headers or recipients by names and subjects', async () => {
    const { port, received } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const desk = await openMessageDesk(settings(port))
    const forged = '\r\nBcc: thief@evil.test\r\n\r\nNew body'
    await desk.queue(
      mailTo('owner@acme.test', { subject: `Hello${forged}`, brand: `Brand${forged}`, text: '<b>bold</b>' }),
      mailTo('owner@acme.test, thief@evil.test'),
      mailTo('owner@acme.test\r\nBcc: thief@evil.test'),
    )
    await desk.start()
    const rows = await desk.until((all) => all.every(({ attempts, content_sealed: left }) => attempts > 0 && !left))
    expect(rows.filter(({ sent }) => sent)).toHaveLength(1)
    expect(received.map(({ to }) => to)).toEqual([['owner@acme.test']])
    const headers = headersOf(received[0]!.raw)
    expect(headers.filter((header) => /^(bcc|cc|to):/i.test(header))).toEqual(['To: owner@acme.test'])
    expect(headers).toContain('Subject: Hello Bcc: thief@evil.test New body')
    expect(decoded(received[0]!.raw)).toContain('&lt;b&gt;bold&lt;/b&gt;')
  })

  test('leaves out a link that leads elsewhere', async () => {
    const { port, received } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const desk = await openMessageDesk(settings(port))
    await desk.queue(mailTo('owner@acme.test', { link: '//evil.test/login' }))
    await desk.start()
    await desk.until(([first]) => first?.sent === true)
    expect(decoded(received[0]!.raw)).not.toContain('evil.test')
  })

  test('logs in, over STARTTLS and over TLS from the start', async () => {
    setDefaultCACertificates([...trusted, localhostCertificate.cert])
    const login = 'portal:a%20secret%25@'
    for (const isSecure of [false, true]) {
      const { port, received } = await startMailServer({ ...localhostCertificate, isSecure, authOptional: false })
      const desk = await openMessageDesk(
        settings(port, { scheme: isSecure ? 'smtps' : 'smtp', login, host: 'localhost' }),
      )
      await desk.queue(mailTo('owner@acme.test'))
      await desk.start()
      await desk.until(([first]) => first?.sent === true)
      expect(received).toMatchObject([{ user: 'portal', isTls: true }])
    }
  })

  test('does not go to a server whose certificate nobody trusts', async () => {
    const { port, received } = await startMailServer({ ...localhostCertificate, isSecure: true })
    const desk = await openMessageDesk(settings(port, { scheme: 'smtps', host: 'localhost' }))
    await desk.queue(mailTo('owner@acme.test'))
    await desk.start()
    const [row] = await desk.until(([first]) => first?.last_error !== null)
    expect(row!.last_error).toMatch(/certificate/i)
    expect(received).toEqual([])
  })
})

describe('a mail that does not leave', () => {
  test('is not tried again where its recipient is refused for good', async () => {
    const { port } = await startMailServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(error(550, 'No such mailbox')),
    })
    const desk = await openMessageDesk(settings(port))
    await desk.queue(mailTo('gone@acme.test'))
    await desk.start()
    const [row] = await desk.until(([first]) => first?.last_error !== null)
    expect(row).toMatchObject({ attempts: 1, sent: false, content_sealed: null })
    expect(row!.last_error).toContain('No such mailbox')
    const jobs = await desk.platform.database.execute(`select state::text from jobs.job where name = 'deliver-message'`)
    expect(jobs.rows).not.toContainEqual({ state: 'retry' })
    expect(desk.log.join('')).toContain('a message was refused for its recipient')
  })

  test('is tried again where the server is busy, and then sent once', async () => {
    let asked = 0
    const { port, received } = await startMailServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done((asked += 1) === 1 ? error(451, 'Try later') : null),
    })
    const desk = await openMessageDesk(settings(port))
    await desk.queue(mailTo('owner@acme.test'))
    await desk.start()
    const [failed] = await desk.until(([first]) => first?.last_error !== null)
    expect(failed).toMatchObject({ attempts: 1, sent: false })
    expect(failed!.content_sealed).not.toBeNull()
    await desk.hurry()
    const [sent] = await desk.until(([first]) => first?.sent === true)
    expect(sent).toMatchObject({ attempts: 2, last_error: null, content_sealed: null })
    expect(received).toHaveLength(1)
  })

  test('waits for the operator where the login is refused, whose password is told to nobody', async () => {
    const { port } = await startMailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    })
    const desk = await openMessageDesk(settings(port, { login: 'portal:wrong-pass@' }))
    await desk.queue(mailTo('owner@acme.test'))
    await desk.start()
    const [row] = await desk.until(([first]) => first?.last_error !== null)
    expect(row!.last_error).toContain('Not …')
    expect(row!.content_sealed).not.toBeNull()
    expect(desk.log.join('')).not.toContain('wrong-pass')
  })

  test('is given up after the last try, with an error in the log', async () => {
    const desk = await openMessageDesk(settings(await deadPort()))
    await desk.queue(mailTo('owner@acme.test', { code: '987654' }))
    await desk.start()
    await desk.until(([first]) => first?.last_error !== null)
    await desk.hurry(8)
    const [row] = await desk.until(([first]) => first?.attempts === 9 && first.content_sealed === null)
    expect(row).toMatchObject({ sent: false })
    expect(row!.last_error).toContain('ECONNREFUSED')
    const told = desk.log.map((line) => JSON.parse(line) as { level: number; msg: string })
    expect(told).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'a message could not be sent and is given up' }),
    )
    expect(desk.log.join('')).not.toContain('987654')
  })
})
