import { act } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../../platform/call-error.ts'
import { type Sending, SendingCanceled } from '../../platform/files/sending.ts'
import { buttons, type Mounted, mount, press, wordsOf } from '../test/mount.tsx'
import { FileSender } from './file-sender.tsx'

/** A sender whose files wait until the test lets them go on. */
async function fresh(limits: { readonly accept?: string; readonly multiple?: boolean } = {}) {
  const under: { file: File; sending: Sending; done: () => void; fail: (error: unknown) => void }[] = []
  const onSend = (file: File, sending: Sending): Promise<void> =>
    new Promise((done, fail) => under.push({ file, sending, done, fail }))
  const shown = await mount(
    <FileSender
      label="Add file"
      inputLabel="File"
      failure="Not saved. Please try again."
      onSend={onSend}
      {...limits}
    />,
  )
  return { shown, under }
}

const pdf = (name: string) => new File(['%PDF-1.7'], name)

async function choose({ place }: Mounted, ...files: File[]): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}

test('refuses a file of another kind before it is sent, and says which to choose', async () => {
  const { shown, under } = await fresh({ accept: '.pdf' })
  await choose(shown, new File(['x'], 'letter.docx'))
  expect(wordsOf(shown, 'alert')).toEqual(['letter.docx: Choose a file that ends in .pdf.'])
  expect(under).toHaveLength(0)
  await choose(shown, pdf('letter.pdf'))
  expect(wordsOf(shown, 'alert')).toEqual([])
  expect(under.map(({ file }) => file.name)).toEqual(['letter.pdf'])
})

test('sends files one after the other, each with its progress', async () => {
  const { shown, under } = await fresh({ multiple: true })
  await choose(shown, pdf('a.pdf'), pdf('b.pdf'))
  expect(under).toHaveLength(1)
  expect(wordsOf(shown, 'status')).toEqual(['Sending a.pdf…'])
  expect(buttons(shown, 'Cancel')).toHaveLength(0)
  await act(async () => under[0]!.sending.onSent(4))
  expect(wordsOf(shown, 'status')[0]).toContain('Sending a.pdf, 4\u00a0bytes of 8\u00a0bytes')
  await act(async () => under[0]!.done())
  expect(under.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf'])
  await act(async () => under[1]!.done())
  expect(wordsOf(shown, 'status')).toEqual([''])
  expect(buttons(shown, 'Add file')).toHaveLength(1)
})

test('says that a cut connection resumes, and stops without an error when it is canceled', async () => {
  const { shown, under } = await fresh({ multiple: true })
  await choose(shown, pdf('a.pdf'), pdf('b.pdf'))
  await act(async () => under[0]!.sending.onSent(4))
  await act(async () => under[0]!.sending.onCut())
  expect(wordsOf(shown, 'status')).toEqual(['a.pdf: no connection. The upload will resume automatically.'])
  await press(shown, 'Cancel')
  expect(under[0]!.sending.isCanceled()).toBe(true)
  await act(async () => under[0]!.fail(new SendingCanceled()))
  expect(wordsOf(shown, 'alert')).toEqual([])
  expect(under).toHaveLength(1)
  expect(buttons(shown, 'Add file')).toHaveLength(1)
})

test('shows the reason at the file, else what it was given to say', async () => {
  const { shown, under } = await fresh()
  await choose(shown, pdf('a.pdf'))
  const problem = { code: 'invalid', message: 'Refused', fields: { file: 'This file is protected by a password.' } }
  await act(async () => under[0]!.fail(new ApiError(422, problem, 'Refused')))
  expect(wordsOf(shown, 'alert')).toEqual(['This file is protected by a password.'])
  await choose(shown, pdf('a.pdf'))
  await act(async () => under[1]!.fail(new ApiError(0, null, 'No answer')))
  expect(wordsOf(shown, 'alert')).toEqual(['Not saved. Please try again.'])
})
