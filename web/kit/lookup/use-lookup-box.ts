import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { exactly, isWords, type Lookup, type LookupOption } from './lookup-option.ts'

/** A pause in typing after which the list is asked. */
const pauseMs = 120

interface Found {
  readonly text: string
  readonly options: readonly LookupOption[]
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The list of a field that looks up what is typed: what is offered, what is chosen by the keys, how it is announced. */
export function useLookupBox(lookup: Lookup, text: string, startsOpen: boolean) {
  const [opened, setOpened] = useState(startsOpen)
  const [walkedTo, setWalkedTo] = useState<number>()
  const found = useFound(lookup, text, opened)
  const id = useId()

  const options = found?.options ?? []
  const exact = found?.text === text ? exactly(text, options) : undefined
  const at = walkedTo ?? preselected(text, found)
  const isOpen = opened && options.length > 0

  return {
    id,
    isOpen,
    options,
    current: options[at],
    exact,
    /** Something else was typed. */
    retype: (): void => {
      setOpened(true)
      setWalkedTo(undefined)
    },
    open: (): void => setOpened(true),
    close: (): void => setOpened(false),
    /** Walks the list; answers whether the key was meant for it. */
    walks: (event: KeyboardEvent): boolean => {
      const step = steps[event.key]
      if (step === undefined) return false
      event.preventDefault()
      event.stopPropagation()
      setOpened(true)
      if (options.length > 0) setWalkedTo(stepped(at, step, options.length))
      return true
    },
    fieldProps: { ...comboBox, ...announced(id, isOpen, at) },
  }
}

const nothing = -1

/** The option that Enter takes before one walks: what is exactly typed, or the best for words. */
function preselected(text: string, found: Found | undefined): number {
  if (found === undefined || found.text !== text) return nothing
  const exact = exactly(text, found.options)
  if (exact !== undefined) return found.options.indexOf(exact)
  return isWords(text) && found.options.length > 0 ? 0 : nothing
}

function stepped(at: number, step: number, many: number): number {
  const from = at === nothing && step < 0 ? 0 : at
  return (from + step + many) % many
}

const comboBox = { role: 'combobox', 'aria-autocomplete': 'list', autoComplete: 'off', spellCheck: false } as const

const announced = (id: string, isOpen: boolean, at: number) => ({
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? id : undefined,
  'aria-activedescendant': isOpen && at !== nothing ? `${id}-${at}` : undefined,
})

/** What was found last; an answer that comes too late for what stands there now is dropped. */
function useFound(lookup: Lookup, text: string, wanted: boolean): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!wanted) return undefined
    let isLate = false
    const keep = (options: readonly LookupOption[]): void => {
      if (!isLate) setFound({ text, options })
    }
    // A list that cannot be asked offers nothing; what is typed stands all the same.
    const ask = () => void lookup(text).then(keep, () => keep([]))
    const timer = setTimeout(ask, pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [lookup, text, wanted])
  return found
}
