import { expect, test } from 'vitest'
import { mount, press } from '../test/mount.tsx'
import { Dialog } from './dialog.tsx'
import { LoadedDialog } from './loaded-dialog.tsx'

interface State {
  readonly data?: string
  readonly isError?: boolean
  readonly isOld?: boolean
  readonly fresh?: boolean
  readonly onRetry?: () => void
}

const close = (): void => undefined

const Names = ({ data, isError = false, isOld = false, fresh = false, onRetry = close }: State) => (
  <LoadedDialog
    title="Names"
    query={{ data, isError, isFetchedAfterMount: !isOld, refetch: async () => onRetry() }}
    failed="The names could not be loaded."
    fresh={fresh}
    onClose={close}
  >
    {(name) => (
      <Dialog title={`Rename ${name}`} onClose={close}>
        <p>Form</p>
      </Dialog>
    )}
  </LoadedDialog>
)

const titleOf = ({ place }: { readonly place: HTMLElement }) => place.querySelector('h2')?.textContent

test('has its title while it waits, and is drawn from the data that arrives', async () => {
  expect(titleOf(await mount(<Names />))).toBe('Names')
  expect(titleOf(await mount(<Names data="Acme" />))).toBe('Rename Acme')
})

test('data from before it opened does only where it need not be fresh', async () => {
  expect(titleOf(await mount(<Names data="Acme" isOld />))).toBe('Rename Acme')
  expect(titleOf(await mount(<Names data="Acme" isOld fresh />))).toBe('Names')
})

test('a failure says what could not be loaded, and can be tried again', async () => {
  let tries = 0
  const dialog = await mount(<Names isError onRetry={() => (tries += 1)} />)
  expect(dialog.place.textContent).toContain('The names could not be loaded.')
  await press(dialog, 'Try again')
  expect(tries).toBe(1)
})
