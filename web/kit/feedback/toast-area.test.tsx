import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { buttons, mount, press } from '../test/mount.tsx'
import { ToastArea } from './toast-area.tsx'
import { toasts } from './toasts.ts'

const happened: string[] = []
const show = (text: string, offers: Parameters<typeof toasts.show>[2] = {}): Promise<void> =>
  act(async () => void toasts.show('success', text, { onGone: () => happened.push('gone'), ...offers }))

beforeEach(() => {
  happened.length = 0
  for (const { id } of toasts.list()) toasts.drop(id)
})

test('a toast is announced, and closed by hand', async () => {
  const area = await mount(<ToastArea />)
  await show('Saved')
  expect(area.place.querySelector('[role=status]')!.textContent).toContain('Saved')
  await press(area, 'Close')
  expect([area.place.textContent.includes('Saved'), happened]).toEqual([false, ['gone']])
})

test('one that can be undone offers that in place of closing, and is then not gone', async () => {
  const area = await mount(<ToastArea />)
  await show('Task deleted', { undo: () => happened.push('undone') })
  expect(buttons(area, 'Close')).toEqual([])
  await press(area, 'Undo')
  expect([area.place.textContent.includes('Task deleted'), happened]).toEqual([false, ['undone']])
})

test('one that leads somewhere opens it and goes', async () => {
  const area = await mount(<ToastArea />)
  await show('A comment for you', { open: () => happened.push('opened') })
  await press(area, 'Open')
  expect(happened).toEqual(['gone', 'opened'])
  expect(toasts.list()).toEqual([])
})

test('over a dialog they stand in the dialog, and nowhere twice', async () => {
  const ignore = (): void => undefined
  const page = await mount(
    <>
      <main>
        <ToastArea />
      </main>
      <ConfirmDialog title="Sure?" confirmLabel="Yes" onConfirm={ignore} onCancel={ignore}>
        {null}
      </ConfirmDialog>
    </>,
  )
  await show('Saved')
  expect(page.place.querySelector('main')!.textContent).toBe('')
  expect(page.place.querySelector('dialog')!.textContent).toContain('Saved')
})
