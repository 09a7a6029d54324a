import { describe, expect, test } from 'vitest'
import { replyText } from './reply-text.ts'

const answer = 'Yes, please add them as additional insured.'

describe('what somebody wrote in answer to a mail', () => {
  test.each([
    [
      'Gmail',
      `${answer}\n\nOn Tue, Mar 3, 2026 at 9:14 AM Portico <portal@portal.example> wrote:\n\n> Shall we?\n> --\n`,
    ],
    [
      'Gmail with the line broken',
      `${answer}\n\nOn Tue, Mar 3, 2026 at 9:14 AM Harbor Insurance <\nportal@portal.example> wrote:\n\n> Shall we?\n`,
    ],
    [
      'Apple Mail',
      `${answer}\r\n\r\n> On Mar 3, 2026, at 9:14 AM, Portico <p@portal.example> wrote:\r\n> \r\n> Shall we?\r\n`,
    ],
    ['iPhone', `${answer}\n\nSent from my iPhone\n\n> On Mar 3, 2026, at 9:14 AM, Portico wrote:\n> Shall we?\n`],
    [
      'Outlook',
      `${answer}\r\n\r\nFrom: Portico <portal@portal.example>\r\nSent: Tuesday, March 3, 2026 9:14 AM\r\nTo: Elena Castillo\r\nSubject: Nora wrote\r\n\r\nShall we?\r\n`,
    ],
    ['Outlook on the web', `${answer}\n\n________________________________\nFrom: Portico\nSent: Tuesday\n\nShall we?`],
    ['Outlook, old', `${answer}\n\n-----Original Message-----\nFrom: Portico\n\nShall we?`],
    ['Outlook for iOS', `${answer}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n____\nFrom: Portico`],
    ['with a signature', `${answer}\n\n-- \nElena Castillo\nAcme Builders Group`],
    ['Thunderbird', `${answer}\n\nOn 3/3/26 09:14, Portico wrote:\n> Shall we?\n`],
  ])('%s', (_program, mail) => {
    expect(replyText(mail)).toBe(answer)
  })

  test('stays whole where it only looks like history', () => {
    const words = 'On Monday we sign.\nFrom: the yard, to: the site.\n\nThe foreman wrote: all is well\n- one\n- two'
    expect(replyText(words)).toBe(words)
  })

  test('keeps answers between quoted lines, and the lines that part paragraphs', () => {
    expect(replyText('> How many?\nThree.\n\n\n\n> By when?\nFriday.')).toBe('Three.\n\nFriday.')
  })

  test('is nothing where a mail only quotes', () => {
    expect(replyText('> Shall we?\n')).toBe('')
    expect(replyText('\n-- \nElena')).toBe('')
  })

  test('takes long mails in a moment', () => {
    const start = performance.now()
    replyText(`${'On '.repeat(60_000)}\n${'From: x\n'.repeat(60_000)}`)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
