import { useState } from 'react'
import { type CallError, type CallKey, refusedWith } from '../../../platform/call-error.ts'
import type { Conflict } from './conflict-choice.tsx'

/** The current record, which a call returns when it rejects a stale save. */
type Current<K extends CallKey> =
  Extract<CallError<K>, { readonly status: 409 }> extends { readonly body: { readonly current: infer Stored } }
    ? Stored
    : never

interface Stale<K extends CallKey> {
  readonly message: string
  readonly current: Current<K>
}

/** What a dialog knows of its record, and of a save rejected because someone else was first. */
export interface SavedMeanwhile<Stored> {
  /** What was looked at when the dialog was opened. */
  readonly start: Stored | undefined
  /** What a save is made over. */
  readonly base: Stored | undefined
  /** Closes once it is saved; rethrows errors for the form. */
  readonly save: (work: Promise<unknown>) => Promise<void>
  /** Both versions with their differences; undefined unless someone else saved first. */
  readonly conflictOf: (words: (theirs: Stored) => Conflict['differences']) => Conflict | undefined
}

/**
 * A save that someone else may be ahead of: both versions are shown, and mine can go over theirs. A dialog keeps to what
 * it was opened with. A form on a page that takes late values says whether it was typed into: until then its save follows them.
 */
export function useSavedMeanwhile<K extends CallKey, Start extends Current<K> | undefined>(
  key: K,
  stored: Start,
  onClose: () => void,
  isTyped = true,
) {
  // What is read again while someone types must not pass for what they started from.
  const [start, setStart] = useState(stored)
  const [rejection, setRejection] = useState<Stale<K>>()
  if (!isTyped && rejection === undefined && start !== stored) setStart(stored)
  return {
    /** What was looked at when the dialog was opened. */
    start,
    /** What a save is made over. */
    base: rejection?.current ?? start,
    /** Closes once it is saved; rethrows errors for the form. */
    save: async (work: Promise<unknown>): Promise<void> => {
      try {
        await work
      } catch (error) {
        if (refusedWith(key, error, 409)) setRejection(staleIn(error))
        throw error
      }
      onClose()
    },
    /** Both versions with their differences; undefined unless someone else saved first. */
    conflictOf: (words: (theirs: Current<K>) => Conflict['differences']): Conflict | undefined =>
      rejection && {
        message: rejection.message,
        differences: words(rejection.current).filter((each) => each.mine !== each.theirs),
        onTakeTheirs: onClose,
      },
  }
}

/** What a 409 carries; one that is about something else, such as a repeated key, carries no record. */
function staleIn<K extends CallKey>({ body }: Extract<CallError<K>, { readonly status: 409 }>): Stale<K> | undefined {
  return 'current' in (body as object) ? (body as unknown as Stale<K>) : undefined
}
