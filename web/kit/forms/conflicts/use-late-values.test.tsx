import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { field, mount, type } from '../../test/mount.tsx'
import { TextField } from '../text-field.tsx'
import { useLateValues } from './use-late-values.ts'

interface Stored {
  readonly carrier: string
  readonly number: string
}

function Form({ stored }: { readonly stored: Stored }) {
  const form = useForm<Stored>({ defaultValues: stored })
  useLateValues(form, stored)
  return (
    <>
      <TextField label="Carrier" {...form.register('carrier')} />
      <TextField label="Number" {...form.register('number')} />
    </>
  )
}

const shown = (form: Awaited<ReturnType<typeof mount>>) => [field(form, 'Carrier').value, field(form, 'Number').value]

test('shows values that arrive later as long as nothing is typed', async () => {
  const form = await mount(<Form stored={{ carrier: '', number: '' }} />)
  await form.draw(<Form stored={{ carrier: 'Granite Mutual', number: 'GL-1' }} />)
  expect(shown(form)).toEqual(['Granite Mutual', 'GL-1'])
})

test('keeps everything that it shows once something is typed', async () => {
  const form = await mount(<Form stored={{ carrier: '', number: 'GL-1' }} />)
  await type(field(form, 'Carrier'), 'Keystone')
  await form.draw(<Form stored={{ carrier: 'Granite Mutual', number: 'GL-2' }} />)
  expect(shown(form)).toEqual(['Keystone', 'GL-1'])
})
