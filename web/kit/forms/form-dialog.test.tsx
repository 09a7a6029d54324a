import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ApiError } from '../../platform/call-error.ts'
import { buttons, field, mount, press, type, wordsOf } from '../test/mount.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

interface Values {
  name: string
}

interface Props {
  readonly onSave: (values: Values) => Promise<void>
  readonly onClose?: () => void
}

const stays = (): void => undefined

function NameDialog({ onSave, onClose = stays }: Props) {
  const form = useForm<Values>({ defaultValues: { name: 'Acme' } })
  return (
    <FormDialog title="Rename" form={form} onSave={onSave} onClose={onClose} failure="It could not be saved">
      <TextField label="Name" error={form.formState.errors.name?.message} {...form.register('name')} />
    </FormDialog>
  )
}

test('what is typed is saved', async () => {
  const saved: Values[] = []
  const dialog = await mount(<NameDialog onSave={async (values) => void saved.push(values)} />)
  await type(field(dialog, 'Name'), 'Bayside')
  await press(dialog, 'Save')
  expect(saved).toEqual([{ name: 'Bayside' }])
})

test('a refusal keeps what was typed and says why, until the next try succeeds', async () => {
  let refuse = true
  const onSave = async (): Promise<void> => {
    if (refuse) throw new Error('away')
  }
  const dialog = await mount(<NameDialog onSave={onSave} />)
  await type(field(dialog, 'Name'), 'Bayside')
  await press(dialog, 'Save')
  expect(dialog.place.textContent).toContain('It could not be saved')
  expect(field(dialog, 'Name').value).toBe('Bayside')
  refuse = false
  await press(dialog, 'Save')
  expect(dialog.place.textContent).not.toContain('It could not be saved')
})

test('a refusal about a field stands at the field, which gets the focus', async () => {
  const problem = { code: 'invalid', message: 'Refused', fields: { name: 'This name is taken' } }
  const dialog = await mount(<NameDialog onSave={() => Promise.reject(new ApiError(422, problem, 'Refused'))} />)
  await type(field(dialog, 'Name'), 'Bayside')
  await press(dialog, 'Save')
  expect(dialog.place.textContent).toContain('This name is taken')
  expect(dialog.place.textContent).not.toContain('It could not be saved')
  expect(field(dialog, 'Name').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(dialog, 'Name'))
})

test('who leaves with something typed is asked first, who leaves with nothing is not', async () => {
  let closed = 0
  const dialog = await mount(<NameDialog onSave={async () => undefined} onClose={() => (closed += 1)} />)
  await press(dialog, 'Cancel')
  expect(closed).toBe(1)
  await type(field(dialog, 'Name'), 'Bayside')
  await press(dialog, 'Cancel')
  expect([closed, wordsOf(dialog, 'alert')]).toEqual([1, ['Discard your changes?']])
  await press(dialog, 'Keep editing')
  expect(field(dialog, 'Name').value).toBe('Bayside')
  await press(dialog, 'Cancel')
  await press(dialog, 'Discard')
  expect(closed).toBe(2)
  expect(buttons(dialog, 'Save')).toEqual([])
})
