import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../platform/call-error.ts'
import { changed, emptyPage } from '../model/edit-layout.ts'
import { createLayoutDraft } from './layout-draft.ts'

const page = (title: string): Layout => ({ pages: [emptyPage('first', title)] })
const titled = (layout: Layout): string => layout.pages[0]?.title ?? ''

/** Stands in for the server: keeps one draft and refuses what was made from an older one. */
function server(start: string, parent: Layout | null = null) {
  let stored = { layout: page(start), draftVersion: 1, parent } as FormAtLevel
  const sent: string[] = []
  let broken: number | undefined
  return {
    now: () => stored,
    sent,
    breakDown: (status: number | undefined) => {
      broken = status
    },
    /** Someone else saves. */
    change: (next: Partial<FormAtLevel>) => {
      stored = { ...stored, draftVersion: stored.draftVersion + 1, ...next }
    },
    send: async (layout: Layout, draftVersion: number): Promise<FormAtLevel> => {
      sent.push(titled(layout))
      if (broken !== undefined) throw new ApiError(broken, { code: 'x', message: 'No', requestId: '' }, 'No')
      if (draftVersion !== stored.draftVersion) throw new ApiError(409, { code: 'stale', current: stored }, 'stale')
      stored = { ...stored, layout, draftVersion: draftVersion + 1 }
      return stored
    },
  }
}

const begin = (origin: ReturnType<typeof server>) =>
  createLayoutDraft(origin.now(), {
    send: origin.send,
    isComplete: (layout) => titled(layout) !== '',
    rebased: (layout, _from, to) => ({ pages: [...layout.pages, ...to.pages.slice(1)] }),
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('is saved once it is quiet, the last change of several', async () => {
  const origin = server('One')
  const draft = begin(origin)
  draft.change(page('T'), 'title')
  draft.change(page('Two'), 'title')
  expect(draft.state().saving).toBe('WAITING')
  await vi.advanceTimersByTimeAsync(1000)
  expect(origin.sent).toEqual(['Two'])
  expect(draft.state()).toMatchObject({ saving: 'SAVED', saved: { draftVersion: 2 } })
  draft.undo()
  expect(titled(draft.state().layout)).toBe('One')
  draft.redo()
  expect(titled(draft.state().layout)).toBe('Two')
})

test('what is not complete waits; the rest of the work is saved when it is', async () => {
  const origin = server('One')
  const draft = begin(origin)
  draft.change(page(''))
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.state().saving).toBe('INCOMPLETE')
  draft.change(page('Done'))
  await draft.flush()
  expect(origin.sent).toEqual(['Done'])
})

test('a save that gets no answer is tried again', async () => {
  const origin = server('One')
  const draft = begin(origin)
  origin.breakDown(0)
  draft.change(page('Two'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.state().saving).toBe('FAILED')
  origin.breakDown(undefined)
  await vi.advanceTimersByTimeAsync(6000)
  expect(draft.state().saving).toBe('SAVED')
  expect(titled(origin.now().layout)).toBe('Two')
})

test('a stale save asks; theirs can be taken, and mine brought back', async () => {
  const origin = server('One')
  const draft = begin(origin)
  origin.change({ layout: page('Theirs') })
  draft.change(page('Mine'))
  await draft.flush()
  expect(titled(draft.state().theirs!.layout)).toBe('Theirs')
  draft.takeTheirs()
  expect(draft.state()).toMatchObject({ saving: 'SAVED', theirs: undefined, canUndo: true })
  expect(titled(draft.state().layout)).toBe('Theirs')
  draft.undo()
  await draft.flush()
  expect(titled(origin.now().layout)).toBe('Mine')
})

test('a stale save asks; mine can be saved over it', async () => {
  const origin = server('One')
  const draft = begin(origin)
  origin.change({ layout: page('Theirs') })
  draft.change(page('Mine'))
  await draft.flush()
  expect(await draft.settle(async () => origin.now())).toBe(false)
  draft.keepMine()
  await draft.flush()
  expect(titled(origin.now().layout)).toBe('Mine')
  expect(draft.state().saving).toBe('SAVED')
})

test('what others save shows at once where nothing was changed here', () => {
  const origin = server('One')
  const draft = begin(origin)
  origin.change({ layout: page('Theirs') })
  draft.hear(origin.now())
  expect(titled(draft.state().layout)).toBe('Theirs')
})

test('a parent that is published while someone works is inherited, and their change kept', async () => {
  const origin = server('One', page('One'))
  const draft = begin(origin)
  draft.change(changed(draft.state().layout, 'first', { title: 'Mine' }))
  const parent = { pages: [...page('One').pages, emptyPage('new', 'New page')] }
  origin.change({ layout: parent, parent })
  await draft.flush()
  expect(draft.state()).toMatchObject({ saving: 'SAVED', theirs: undefined })
  expect(origin.now().layout.pages.map(({ title }) => title)).toEqual(['Mine', 'New page'])
})

test('publishing saves first and starts from the answer', async () => {
  const origin = server('One')
  const draft = begin(origin)
  draft.change(page('Two'))
  const done = await draft.settle(async (draftVersion) => {
    expect(draftVersion).toBe(2)
    return { ...origin.now(), draftVersion: 3 }
  })
  expect(done).toBe(true)
  expect(draft.state()).toMatchObject({ saving: 'SAVED', canUndo: false, saved: { draftVersion: 3 } })
})
