import { Layout, type LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormContents, FormEdit, StoredAnswer } from './field-state.ts'
import { FormStore } from './form-store.ts'

const draft: LayoutDraft = {
  pages: [
    {
      key: 'business',
      title: 'Business',
      sections: [
        {
          key: 'basics',
          title: 'Basics',
          questions: [
            { key: 'name', kind: 'text', label: 'Name', required: true },
            { key: 'sales', kind: 'money', label: 'Sales' },
            { key: 'founded', kind: 'date', label: 'Founded', pastOnly: true },
            { key: 'drones', kind: 'yesNo', label: 'Drones?' },
            {
              key: 'droneUse',
              kind: 'text',
              label: 'What for?',
              required: true,
              showIf: { match: 'all', tests: [{ question: 'drones', is: 'equal', value: 'Y' }] },
            },
            { key: 'half', kind: 'calculated', label: 'Half of it', formula: 'sales / 2' },
          ],
        },
      ],
    },
    {
      key: 'people',
      title: 'People',
      sections: [
        {
          key: 'owners',
          title: 'Owners',
          repeat: { item: 'Owner', least: 1 },
          questions: [{ key: 'share', kind: 'percent', label: 'Share', required: true }],
        },
      ],
    },
  ],
}

const answer = (value: StoredAnswer['value'], version = 1): StoredAnswer => ({
  value,
  version,
  provenance: null,
  onlyHere: false,
})

const contents = (answers: FormContents['answers'], more: Partial<FormContents> = {}): FormContents => ({
  answers,
  lastYear: {},
  conflicts: [],
  commentCounts: {},
  ...more,
})

function aStore(answers: FormContents['answers'] = {}, more: Partial<FormContents> = {}) {
  const edits: FormEdit[] = []
  const store = new FormStore(Layout.parse(draft), contents(answers, more), (edit) => edits.push(edit))
  const heard = (topic: string) => {
    const listener = vi.fn()
    store.listen(topic, listener)
    return listener
  }
  return { store, edits, heard }
}

const nothingUnsaved: ReadonlySet<string> = new Set()
const typed = (path: string, value: FormEdit['value'], version = 0): FormEdit => ({
  path,
  value,
  version,
  source: 'TYPED',
  onlyHere: false,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('typing tells its own field alone; after a pause the answer counts, in its usual form', () => {
  const { store, edits, heard } = aStore()
  const [sales, name, progress] = [heard('sales'), heard('name'), heard('progress')]
  for (const text of ['1', '12', '1200']) store.type('sales', text)
  expect(store.field('sales')).toMatchObject({ value: '1200', isDraft: true })
  expect([sales.mock.calls.length, name.mock.calls.length, progress.mock.calls.length]).toEqual([3, 0, 0])
  expect(edits).toEqual([])
  vi.runAllTimers()
  expect(edits).toHaveLength(1)
  expect(edits[0]).toMatchObject({ path: 'sales', version: 0 })
  expect(store.field('half').value).not.toBeNull()
  expect(name).not.toHaveBeenCalled()
  // Whoever types on sees what was typed until the field is left.
  expect(store.field('sales').value).toBe('1200')
  store.leave('sales')
  expect(store.field('sales')).toMatchObject({ value: edits[0]?.value, isDraft: false })
  expect(edits).toHaveLength(1)
})

test('what is half typed is neither an error nor saved before the field is left', () => {
  const { store, edits } = aStore()
  store.type('sales', 'twelve')
  vi.runAllTimers()
  expect([store.field('sales').error, edits]).toEqual([undefined, []])
  store.leave('sales')
  expect(edits).toEqual([typed('sales', 'twelve')])
  expect(store.field('sales').error).toEqual(expect.any(String))
})

test('what is being typed counts before the page goes', () => {
  const { store, edits } = aStore()
  store.type('name', 'Acme')
  store.flush()
  expect(edits).toEqual([typed('name', 'Acme')])
})

test('an answer shows and hides what depends on it, and only its page is told', () => {
  const { store, heard } = aStore()
  const [business, people] = [heard('page:business'), heard('page:people')]
  const paths = () => store.derived().pages[0]?.sections[0]?.items[0]?.questions.map(({ path }) => path) ?? []
  expect(paths()).not.toContain('droneUse')
  const before = store.derived().progress.required
  store.set('drones', 'Y')
  expect(paths()).toContain('droneUse')
  expect(store.derived().progress.required).toBe(before + 1)
  store.set('drones', 'N')
  expect(paths()).not.toContain('droneUse')
  expect([business.mock.calls.length, people.mock.calls.length]).toEqual([2, 0])
})

test('items are added and taken away; each asks its own questions', () => {
  const { store, edits } = aStore()
  store.set('owners', ['a'])
  store.set('owners/a/share', '60')
  store.set('owners', ['a', 'b'])
  expect(edits.map(({ path }) => path)).toEqual(['owners', 'owners/a/share', 'owners'])
  const items = store.derived().pages[1]?.sections[0]?.items.map(({ itemId }) => itemId)
  expect(items).toEqual(['a', 'b'])
  expect(store.derived().progress.missing.map(({ path }) => path)).toContain('owners/b/share')
})

test('a form that is read again leaves alone what is typed or not saved, and what is as it was', () => {
  const { store, heard } = aStore({ name: answer('Acme'), sales: answer('10.00') })
  const [name, sales] = [heard('name'), heard('sales')]
  for (const path of ['name', 'sales']) store.field(path)
  store.receive(contents({ name: answer('Acme'), sales: answer('15.00', 2) }), nothingUnsaved)
  expect([name.mock.calls.length, sales.mock.calls.length]).toEqual([0, 1])
  store.type('name', 'Acme Builders')
  store.set('drones', 'Y')
  const read = { name: answer('Apex', 2), sales: answer('20.00', 2), drones: answer('N', 3) }
  store.receive(contents(read), new Set(['drones']))
  expect(store.field('name').value).toBe('Acme Builders')
  expect(store.field('sales')).toMatchObject({ value: '20.00', turn: 2 })
  expect(store.field('drones').value).toBe('Y')
  store.receive(contents({}), nothingUnsaved)
  expect(store.field('sales').value).toBeNull()
})

test('a saved answer brings its version and provenance; one that was changed since keeps what is here', () => {
  const { store, edits } = aStore()
  store.set('name', 'Acme')
  store.set('sales', '10')
  const provenance = { source: 'TYPED', by: 'Ann Lee', at: '2026-03-03T10:00:00Z', detail: '' } as const
  const saved = { name: { ...answer('Acme', 4), provenance }, sales: answer('9.00', 2) }
  store.saved(saved, [], new Set(['sales']))
  expect(store.field('name').provenance).toEqual(provenance)
  expect(store.field('sales').value).toBe(edits[1]?.value)
  store.set('name', 'Apex')
  store.set('sales', '11')
  expect(edits.slice(2).map(({ version }) => version)).toEqual([4, 2])
})

test.each(['Pacific/Kiritimati', 'America/Chicago'])(
  'the clock of a browser in %s judges no day otherwise than a server',
  (zone) => {
    vi.stubEnv('TZ', zone)
    vi.setSystemTime(new Date('2026-05-05T23:30:00Z'))
    expect(new Date().getTimezoneOffset()).not.toBe(0)
    const { store } = aStore()
    store.set('founded', '2026-05-06')
    expect(store.field('founded').error).toBeUndefined()
    store.set('founded', '2026-05-07')
    expect(store.field('founded').error).toBe('cannot be in the future')
  },
)

test('what others hold stands beside the field until it is decided', () => {
  const provenance = { source: 'SCHEDULE', by: null, at: '2026-03-03T10:00:00Z', detail: 'Payroll' } as const
  const other = { path: 'sales', value: '99.00', provenance }
  const { store, edits } = aStore({ sales: answer('10.50') }, { conflicts: [other], lastYear: { name: 'Acme' } })
  expect(store.field('sales').others).toEqual([other])
  expect(store.field('name').lastYear).toBe('Acme')
  store.set('sales', '10.50', { onlyHere: true })
  expect(edits).toEqual([{ ...typed('sales', '10.50', 1), onlyHere: true }])
  store.meet(new Map([['sales', answer('77.00', 8)]]))
  expect(store.field('sales').theirs).toMatchObject({ value: '77.00' })
  store.accept('sales', answer('77.00', 8))
  store.meet(new Map())
  expect(store.field('sales')).toMatchObject({ value: '77.00', theirs: undefined })
})

test('whoever wanted to finish sees what is missing, until it is answered', () => {
  const { store } = aStore()
  expect(store.field('name').error).toBeUndefined()
  store.demand(store.derived().progress.missing)
  expect(store.field('name').error).toEqual(expect.any(String))
  store.set('name', 'Acme')
  expect(store.field('name').error).toBeUndefined()
})
