import { bothLanguages } from '@portico/contract/kit/email/email-template.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredAreas } from './areas.ts'

const folder = join(import.meta.dirname, '../../contract/areas')
const now = new Date('2026-11-28T15:00:00Z')
const mails = (await declaredAreas()).flatMap((area) => area.mails ?? [])
const frame = { to: 'admin@portico.test', brand: 'Harbor & Pine Insurance', now } as const

/** Where the code of areas declares kinds of email: `emailTemplate` is the only way to make one. */
const declaredInCode = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const area = path.split(/[\\/]/)[0]!
      const code = readFileSync(join(folder, path), 'utf8')
      return [...code.matchAll(/(?:emailTemplate|plainEmail)(?:<.*>)?\(\{\s*name: (?:'([^']+)'|`([^`$]+)\$)/g)].map(
        ([, whole, start]) => ({ area, name: whole ?? `${start}*` }),
      )
    })

test('every kind of email that the code can make is among those that its area declares, so that the test page has it', () => {
  const listed = new Set(mails.map(({ name }) => name))
  const made = declaredInCode()
  const missing = made.filter(({ name }) =>
    name.endsWith('*') ? !mails.some((mail) => mail.name.startsWith(name.slice(0, -1))) : !listed.has(name),
  )
  expect(missing).toEqual([])
  expect(made.filter(({ area, name }) => !name.startsWith(`${area}.`))).toEqual([])
})

test('every call of emailTemplate is found by the test above', () => {
  const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/\b(?:emailTemplate|plainEmail)(?:<[^(]*>)?\(/g),
    ])
  expect(declaredInCode()).toHaveLength(calls.length)
})

test('names are unique, and titles too', () => {
  for (const key of ['name', 'title'] as const) {
    const values = mails.map((mail) => mail[key])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  }
})

test.each(
  mails.flatMap((mail) =>
    mail.languages.map((language) => ({ mail, name: mail.name, language, isChosen: mail.languages.length > 1 })),
  ),
)('a sample of $name in $language is addressed, and says something', ({ mail, language, isChosen }) => {
  const email = mail.sample({ ...frame, language })
  expect(email).toMatchObject({ to: frame.to, channel: 'email', template: mail.name })
  expect(email.subject.trim()).not.toBe('')
  expect(`${email.subject}\n${email.text}`).not.toMatch(/undefined|null|\{\w+\}|\[object/)
  expect(email.language).toBe(isChosen ? language : undefined)
})

test('a sample in Spanish is not the English one', () => {
  const bilingual = mails.filter(({ languages }) => languages.length === bothLanguages.length)
  expect(bilingual.length).toBeGreaterThan(10)
  for (const mail of bilingual)
    expect(mail.sample({ ...frame, language: 'es' }).text).not.toBe(mail.sample({ ...frame, language: 'en' }).text)
})
