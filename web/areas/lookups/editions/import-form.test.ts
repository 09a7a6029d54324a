import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { expect, test } from 'vitest'
import { importFormSchema, type ImportFormValues } from './import-form.ts'

const file = new File(['Code,Description'], 'classes.csv')
const filled: ImportFormValues = {
  kind: 'WC',
  owner: ' WCIRB ',
  edition: '2026-09',
  state: 'california',
  licence: 'By letter',
  activeFrom: '2026-09-01',
  file,
}

test('a form that is filled becomes a draft; a state may be typed by name', () => {
  const { data } = importFormSchema.safeParse(filled)
  expect(data).toEqual({
    draft: {
      kind: 'WC',
      owner: 'WCIRB',
      edition: '2026-09',
      state: 'CA',
      licence: 'By letter',
      activeFrom: '2026-09-01',
    },
    file,
  })
  expect(importFormSchema.safeParse({ ...filled, state: ' ' }).data?.draft.state).toBeUndefined()
})

test('every error is said at its field', () => {
  const invalid = { ...filled, owner: '', edition: ' ', licence: '', activeFrom: '', state: 'Narnia', file: undefined }
  const { error } = importFormSchema.safeParse(invalid)
  expect(Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
    owner: lookupMessages.ownerRequired,
    edition: lookupMessages.editionRequired,
    licence: lookupMessages.licenseRequired,
    activeFrom: 'must be a day',
    state: 'must be a state code',
    file: 'Choose the table file',
  })
})
