import { describe, expect, test } from 'vitest'
import { mailTo, openMessageDesk, type MessageDesk } from './test/message-desk.ts'
import { accepted, refused, startTwilioServer, type TwilioAnswer } from './test/twilio-server.ts'

const accountSid = `AC${'a1'.repeat(16)}`
const authToken = 'f'.repeat(32)
const settings = (url: string) => ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: '+12065550100',
  TWILIO_API_URL: url,
})

const code = { code: '402913', text: 'Your Portico code is 402913.' }

async function deskFor(answerTo?: Parameters<typeof startTwilioServer>[0]) {
  const server = await startTwilioServer(answerTo)
  return { ...server, desk: await openMessageDesk(settings(server.url)) }
}

const failed = (desk: MessageDesk) => desk.until(([first]) => first !== undefined && first.last_error !== null)

describe('by Twilio', () => {
  test('a text message carries the code, and a link as an address', async () => {
    const { desk, requests } = await deskFor()
    await desk.queue(mailTo('(206) 555-0163', { channel: 'sms', ...code, link: '/login' }))
    await desk.start()
    const rows = await desk.until(([first]) => first?.sent === true)
    expect(rows).toMatchObject([{ attempts: 1, recipient: '•••0163', last_error: null, content_sealed: null }])
    expect(requests).toEqual([
      {
        path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        type: 'application/x-www-form-urlencoded',
        form: {
          From: '+12065550100',
          To: '+12065550163',
          Body: 'Your Portico code is 402913.\nhttps://portal.example/login',
        },
      },
    ])
  })

  test('a call says the code digit by digit, twice', async () => {
    const { desk, requests } = await deskFor()
    await desk.queue(mailTo('+44 20 7946 0018', { channel: 'voice', ...code, text: 'Your code for Harbor & Pine:' }))
    await desk.start()
    await desk.until(([first]) => first?.sent === true)
    const say = '<Say>Your code for Harbor &amp; Pine: 4, 0, 2, 9, 1, 3</Say>'
    expect(requests).toMatchObject([
      {
        path: `/2010-04-01/Accounts/${accountSid}/Calls.json`,
        form: {
          To: '+442079460018',
          Twiml: `<?xml version="1.0" encoding="UTF-8"?><Response>${say}<Pause length="1"/>${say}</Response>`,
        },
      },
    ])
  })

  test('mail still goes to the outbox folder where only Twilio is set', async () => {
    const { desk, requests } = await deskFor()
    await desk.queue(mailTo('owner@acme.test'))
    await desk.start()
    await desk.until(([first]) => first?.sent === true)
    expect(requests).toEqual([])
  })

  test.each([
    ['a number that cannot get any', refused(400, 21_211, "The 'To' number is not a valid phone number.")],
    ['someone who opted out', refused(400, 21_610, 'Attempt to send to unsubscribed recipient')],
  ])('nothing is tried again for %s', async (_who, answer) => {
    const { desk, requests } = await deskFor(() => answer)
    await desk.queue(mailTo('(206) 555-0163', { channel: 'sms', ...code }))
    await desk.start()
    const [row] = await failed(desk)
    expect(row).toMatchObject({ attempts: 1, sent: false, content_sealed: null })
    expect(requests).toHaveLength(1)
  })

  test('what is no phone number is refused before anybody is asked', async () => {
    const { desk, requests } = await deskFor()
    await desk.queue(mailTo('555', { channel: 'sms', ...code }))
    await desk.start()
    const [row] = await failed(desk)
    expect(row).toMatchObject({ last_error: 'This is not a phone number', content_sealed: null })
    expect(requests).toEqual([])
  })

  test.each<[string, TwilioAnswer]>([
    ['429', refused(429, 20_429, 'Too many requests')],
    ['500', { status: 500, body: 'Internal Server Error' }],
    ['401', refused(401, 20_003, `Authenticate with ${authToken}`)],
  ])('after a %s it is tried again, and no secret is kept of it', async (_status, answer) => {
    const { desk, requests } = await deskFor((_request, count) => (count === 1 ? answer : accepted))
    await desk.queue(mailTo('(206) 555-0163', { channel: 'sms', ...code }))
    await desk.start()
    const [first] = await failed(desk)
    expect(first).toMatchObject({ attempts: 1, sent: false })
    expect(JSON.stringify([first, desk.log])).not.toMatch(new RegExp(`${authToken}|${code.code}`))
    await desk.hurry()
    const [row] = await desk.until(([found]) => found?.sent === true)
    expect(row).toMatchObject({ attempts: 2, last_error: null })
    expect(requests).toHaveLength(2)
  })
})
