import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { exactly, isWords, type Lookup, type LookupOption } from './lookup-option.ts'
import { OptionList } from './option-list.tsx'

/** A pause in typing after which the list is asked. */
const pauseMs = 120

interface Found {
  readonly text: string
  readonly options: readonly LookupOption[]
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Wiring {
  readonly lookup: Lookup
  readonly label: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  /** The list opens with its field: Escape then ends the edit, not only the list. */
  readonly startsOpen?: boolean
  readonly onType: (text: string) => void
  readonly onChoose: (option: LookupOption) => void
}

/**
 * A lookup field with its list of results: keyboard, pointer and announcements. Values outside the list are allowed.
 */
export function useLookupBox({ lookup, label, input, text, startsOpen = false, onType, onChoose }: Wiring) {
  const [opened, setOpened] = useState(startsOpen)
  const [walkedTo, setWalkedTo] = useState<number>()
  const found = useFound(lookup, text, opened)
  const id = useId()

  const options = found?.options ?? []
  const exact = found?.text === text ? exactly(text, options) : undefined
  const at = walkedTo ?? preselected(text, found)
  const isOpen = opened && options.length > 0
  const current = isOpen ? options[at] : undefined

  const close = (): void => setOpened(false)
  const choose = (option: LookupOption): void => {
    close()
    onChoose(option)
  }
  const walk = (step: number): void => {
    setOpened(true)
    if (options.length > 0) setWalkedTo(stepped(at, step, options.length))
  }

  return {
    /** What Enter takes from the open list. */
    current,
    /** The typed text, if it is a value of the list. */
    exact,
    close,
    choose,
    /** Whether a key is already handled: it moved in or closed the list, or composes a letter. */
    takes: (event: KeyboardEvent): boolean => {
      if (event.nativeEvent.isComposing) return true
      const step = steps[event.key]
      const closes = event.key === 'Escape' && isOpen && !startsOpen
      if (step === undefined && !closes) return false
      event.preventDefault()
      event.stopPropagation()
      if (step === undefined) close()
      else walk(step)
      return true
    },
    fieldProps: {
      ...comboBox,
      ...announced(id, isOpen, at),
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        setOpened(true)
        setWalkedTo(undefined)
        onType(event.currentTarget.value)
      },
      onClick: (): void => setOpened(true),
    },
    list: isOpen && (
      <OptionList
        id={id}
        label={label}
        anchor={() => input.current}
        options={options}
        current={current}
        onChoose={choose}
      />
    ),
  }
}

const nothing = -1

/** The option that Enter takes initially: an exact match, or the best one for words. */
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

/** The latest results; results for an earlier text are dropped. */
function useFound(lookup: Lookup, text: string, wanted: boolean): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!wanted) return undefined
    let isLate = false
    const keep = (options: readonly LookupOption[]): void => {
      if (!isLate) setFound({ text, options })
    }
    // If the lookup fails, there are no suggestions; the typed text stays valid.
    const ask = () => void lookup(text).then(keep, () => keep([]))
    const timer = setTimeout(ask, pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [lookup, text, wanted])
  return found
}
