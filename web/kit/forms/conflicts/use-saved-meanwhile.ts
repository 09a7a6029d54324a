import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { type CallError, type CallKey, refusedWith } from '../../../platform/call-error.ts'
import type { Conflict } from './conflict-choice.tsx'

/** The record as it stands, which a call answers that refuses a stale save. */
type Current<K extends CallKey> =
  Extract<CallError<K>, { readonly status: 409 }> extends { readonly body: { readonly current: infer Stored } }
    ? Stored
    : never

/** A save of a dialog that someone else may be ahead of: both versions are shown, and mine can go over theirs. */
export function useSavedMeanwhile<K extends CallKey, Start extends Current<K> | undefined>(
  key: K,
  stored: Start,
  onClose: () => void,
) {
  // What is read again while someone types must not pass for what they started from.
  const [start] = useState(stored)
  const [theirs, setTheirs] = useState<Current<K>>()
  return {
    /** What was looked at when the dialog was opened. */
    start,
    /** What a save is made over. */
    base: theirs ?? start,
    /** Closes once it is saved; a refusal is thrown on, as a form wants it. */
    save: async (work: Promise<unknown>): Promise<void> => {
      try {
        await work
      } catch (error) {
        if (refusedWith(key, error, 409)) setTheirs(currentIn(error))
        throw error
      }
      onClose()
    },
    /** Both versions by what differs between them; undefined as long as nobody was ahead. */
    conflictOf: (words: (theirs: Current<K>) => Conflict['differences']): Conflict | undefined =>
      theirs && {
        message: messages.stale,
        differences: words(theirs).filter((each) => each.mine !== each.theirs),
        onTakeTheirs: onClose,
      },
  }
}

const currentIn = <K extends CallKey>({ body }: Extract<CallError<K>, { readonly status: 409 }>): Current<K> =>
  (body as unknown as { readonly current: Current<K> }).current
