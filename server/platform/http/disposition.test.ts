import { expect, test } from 'vitest'
import { dispositionOf } from './disposition.ts'

const headerOf = (name: string): string => dispositionOf({ disposition: 'attachment', name })

test.each(['GL policy 2026.pdf', "Owner's copy.pdf", 'R&D_v1.2+notes.xlsx'])(
  'a plain name stands as it is: %s',
  (name) => {
    expect(headerOf(name)).toBe(`attachment; filename=${name}`)
  },
)

test.each([
  ['a comma', 'Autos, 2026.xlsx', 'Autos, 2026.xlsx', 'Autos%2C%202026.xlsx'],
  ['brackets', 'Copy (2)*.pdf', 'Copy (2)*.pdf', 'Copy%20%282%29%2A.pdf'],
  ['quotes', 'The "old" \\ form.pdf', 'The _old_ _ form.pdf', 'The%20%22old%22%20%5C%20form.pdf'],
  ['what a browser would decode', 'Up 10%2C.pdf', 'Up 10_2C.pdf', 'Up%2010%252C.pdf'],
  ['other letters', 'Prämie 🏢.pdf', 'Pr_mie _.pdf', 'Pr%C3%A4mie%20%F0%9F%8F%A2.pdf'],
  ['the start of another header', 'a\r\nset-cookie: b', 'a__set-cookie: b', 'a%0D%0Aset-cookie%3A%20b'],
  ['half a letter', 'Half \ud83c.pdf', 'Half _.pdf', 'Half%20%EF%BF%BD.pdf'],
  ['a space at its end', 'Policy ', 'Policy ', 'Policy%20'],
])('a name with %s stands encoded behind a stand-in', (_what, name, standIn, encoded) => {
  expect(headerOf(name)).toBe(`attachment; filename="${standIn}"; filename*=UTF-8''${encoded}`)
})
