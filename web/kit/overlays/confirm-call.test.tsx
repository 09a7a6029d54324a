import { expect, test } from 'vitest'
import { ApiError } from '../../platform/call-error.ts'
import { mount, type Mounted, press } from '../test/mount.tsx'
import { ConfirmCall } from './confirm-call.tsx'

interface Asked {
  readonly run?: () => Promise<void>
  readonly onClose: () => void
}

const succeed = async (): Promise<void> => undefined

const Removal = ({ run = succeed, onClose }: Asked) => (
  <ConfirmCall
    title="Remove the lender?"
    confirmLabel="Remove"
    failure="It could not be removed"
    run={run}
    onClose={onClose}
  >
    <p>This cannot be undone.</p>
  </ConfirmCall>
)

const dialog = ({ place }: Mounted) => place.querySelector('dialog')!

test('asks as an alert, with the focus on what changes nothing', async () => {
  let closed = 0
  const asked = await mount(<Removal onClose={() => (closed += 1)} />)
  expect([dialog(asked).open, dialog(asked).getAttribute('role')]).toEqual([true, 'alertdialog'])
  expect(document.activeElement?.textContent).toBe('Cancel')
  await press(asked, 'Cancel')
  expect(closed).toBe(1)
})

test('runs once confirmed, and closes when it is done', async () => {
  const done: string[] = []
  const asked = await mount(<Removal run={async () => void done.push('run')} onClose={() => done.push('closed')} />)
  await press(asked, 'Remove')
  expect(done).toEqual(['run', 'closed'])
})

test.each([
  ['the words of the server', new ApiError(409, null, 'The lender is on a policy'), 'The lender is on a policy'],
  ['its own words where no answer came', new ApiError(0, null, 'No answer'), 'It could not be removed'],
])('a refusal stays open with %s', async (_, error, words) => {
  let closed = 0
  const asked = await mount(<Removal run={() => Promise.reject(error)} onClose={() => (closed += 1)} />)
  await press(asked, 'Remove')
  expect([closed, dialog(asked).textContent.includes(words)]).toEqual([0, true])
})
