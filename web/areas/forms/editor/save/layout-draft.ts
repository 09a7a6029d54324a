import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { isSameValue } from '@portico/contract/areas/forms/layouts/same-value.ts'
import { refusedWith, reasonOf, statusOf } from '../../../../platform/call-error.ts'

/** Milliseconds of quiet after which a draft is saved. */
const quietMs = 700
/** Milliseconds until a save that got no answer is tried again. */
const retryMs = 5000
/** Steps that can be undone. */
const remembered = 100

/** The draft's save state. INCOMPLETE: something required is blank, so it cannot be saved. */
export type Saving = 'SAVED' | 'WAITING' | 'SAVING' | 'FAILED' | 'INCOMPLETE'

export interface DraftState {
  readonly layout: Layout
  /** What the server has. */
  readonly saved: FormAtLevel
  readonly saving: Saving
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What someone else saved first: nothing is saved until the person chooses a version. */
  readonly theirs: FormAtLevel | undefined
  /** Why it could not be saved. */
  readonly failed: string | undefined
}

interface Tools {
  readonly send: (layout: Layout, draftVersion: number) => Promise<FormAtLevel>
  readonly isComplete: (layout: Layout) => boolean
  /** The same changes, made to another parent. */
  readonly rebased: (layout: Layout, from: Layout, to: Layout) => Layout
}

export type LayoutDraft = ReturnType<typeof createLayoutDraft>

const notSaved = 'The draft could not be saved. Retrying.'

/** A layout while someone works on it: it is saved as they go, each step can be undone, a stale save asks. */
export function createLayoutDraft(start: FormAtLevel, { send, isComplete, rebased }: Tools) {
  let saved = start
  let savedLayout = start.layout
  let layout = start.layout
  let past: readonly Layout[] = []
  let future: readonly Layout[] = []
  let lastTag: string | undefined
  let theirs: FormAtLevel | undefined
  let failed: string | undefined
  let saving: Saving = 'SAVED'
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let state = snapshot()
  const listeners = new Set<() => void>()

  function snapshot(): DraftState {
    return { layout, saved, saving, theirs, failed, canUndo: past.length > 0, canRedo: future.length > 0 }
  }

  function publish(next: Saving): void {
    saving = next
    state = snapshot()
    for (const listener of listeners) listener()
  }

  /** Shows a layout and saves it once nothing changes for a while. */
  function show(next: Layout): void {
    layout = next
    clearTimeout(timer)
    if (theirs === undefined) timer = setTimeout(() => void flush(), quietMs)
    publish(layout === savedLayout ? 'SAVED' : 'WAITING')
  }

  /** Takes what the server has for the truth, without a way back to what was there before. */
  function startFrom(current: FormAtLevel): void {
    clearTimeout(timer)
    saved = current
    savedLayout = current.layout
    layout = current.layout
    past = []
    future = []
    lastTag = undefined
    theirs = undefined
    failed = undefined
    publish('SAVED')
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function saveAll(): Promise<void> {
    failed = undefined
    while (layout !== savedLayout && theirs === undefined) {
      if (!isComplete(layout)) return publish('INCOMPLETE')
      const sent = layout
      publish('SAVING')
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save builds on the version that the one before made
        const answer = await send(sent, saved.draftVersion)
        savedLayout = sent
        saved = answer
      } catch (error) {
        if (!inherits(error)) return refuse(error)
      }
    }
    publish(theirs === undefined ? 'SAVED' : 'WAITING')
  }

  /** Whether a save is stale only because a parent was published since, which is then inherited. */
  function inherits(error: unknown): boolean {
    return refusedWith('PUT /api/forms/{formId}/layout', error, 409) && takesNewParent(error.body.current)
  }

  function takesNewParent(current: FormAtLevel): boolean {
    if (saved.parent === null || current.parent === null) return false
    const expected = rebased(savedLayout, saved.parent, current.parent)
    if (!isSameValue(expected, current.layout)) return false
    layout = rebased(layout, saved.parent, current.parent)
    saved = current
    savedLayout = current.layout
    past = []
    future = []
    return true
  }

  function refuse(error: unknown): void {
    if (refusedWith('PUT /api/forms/{formId}/layout', error, 409)) {
      theirs = error.body.current
      return publish('WAITING')
    }
    const status = statusOf(error)
    if (status === undefined || status === 0 || status >= 500) timer = setTimeout(() => void flush(), retryMs)
    failed = reasonOf(error, notSaved)
    publish('FAILED')
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: (): DraftState => state,
    /** Consecutive changes with one tag are one undo step: a typed word is undone as a whole. */
    change(next: Layout, tag?: string): void {
      if (next === layout) return
      if (tag === undefined || tag !== lastTag) past = [...past.slice(1 - remembered), layout]
      lastTag = tag
      future = []
      show(next)
    },
    undo(): void {
      const before = past.at(-1)
      if (before === undefined) return
      past = past.slice(0, -1)
      future = [layout, ...future]
      lastTag = undefined
      show(before)
    },
    redo(): void {
      const [next, ...others] = future
      if (next === undefined) return
      past = [...past, layout]
      future = others
      lastTag = undefined
      show(next)
    },
    /** Saves now what is not saved yet. */
    flush,
    /** Called with the server's current version, for example after an event. Unsaved changes stay. */
    hear(current: FormAtLevel): void {
      if (running !== undefined || theirs !== undefined || current.draftVersion < saved.draftVersion) return
      if (current.draftVersion === saved.draftVersion) {
        saved = current
        return publish(saving)
      }
      if (layout === savedLayout) startFrom(current)
      else if (takesNewParent(current)) show(layout)
    },
    /** Publishes or rolls back: saves first, then starts from the answer. Returns whether it was done. */
    async settle(work: (draftVersion: number) => Promise<FormAtLevel>): Promise<boolean> {
      await flush()
      if (layout !== savedLayout || theirs !== undefined) return false
      try {
        startFrom(await work(saved.draftVersion))
        return true
      } catch (error) {
        if (!refusedWith('PUT /api/forms/{formId}/layout', error, 409)) throw error
        refuse(error)
        return false
      }
    },
    /** Continues with what someone else saved; Undo restores this version. */
    takeTheirs(): void {
      if (theirs === undefined) return
      const mine = layout
      startFrom(theirs)
      past = [mine]
      publish('SAVED')
    },
    keepMine(): void {
      if (theirs === undefined) return
      saved = theirs
      savedLayout = theirs.layout
      theirs = undefined
      void flush()
    },
    /** Stops its timer; sends unsaved changes. */
    close(): void {
      void flush().finally(() => clearTimeout(timer))
    },
  }
}
