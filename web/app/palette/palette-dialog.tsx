import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react'
import { EmptyState, ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import classes from './palette-dialog.module.css'
import type { Entry } from './found-within.ts'
import { usePaletteEntries } from './palette-entries.ts'

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
  /** What was typed before the dialog was there. */
  readonly typedAhead: { readonly current: string }
  readonly onClose: () => void
}

/** A field for the destination, with matching places in groups. */
export function PaletteDialog({ user, account, typedAhead, onClose }: Props) {
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  // Includes letters typed since rendering started.
  useLayoutEffect(() => setTyped(typedAhead.current), [typedAhead])
  const { groups, isLoading, failed } = usePaletteEntries(user, account, typed)
  const entries = groups.flatMap((group) => group.entries)
  const active = Math.min(at, entries.length - 1)
  const optionId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`

  const follow = (entry: Entry | undefined): void => {
    if (entry === undefined) return
    onClose()
    router.history.push(entry.href)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) setAt((active + step + entries.length) % entries.length)
    else if (event.key === 'Enter') follow(entries[active])
    else return
    event.preventDefault()
  }
  const current = entries[active]

  return (
    <Dialog title="Search" onClose={onClose}>
      <TextField
        data-autofocus
        role="combobox"
        aria-label="Go to"
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        placeholder="Screen, account, policy, VIN, message, or question"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {entries.length > 0 && (
        <div role="listbox" id={`${id}-list`} aria-label="Results" className={classes.list}>
          {groups.map(({ title, entries: ofGroup }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={classes.title} aria-hidden>
                {title}
              </div>
              {ofGroup.map((entry) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and hears the keys
                <div
                  key={optionId(entry)}
                  id={optionId(entry)}
                  role="option"
                  aria-selected={entry === current}
                  className={classes.option}
                  ref={entry === current ? intoView : undefined}
                  onClick={() => follow(entry)}
                >
                  <span>
                    <Marked text={entry.label} words={typed.trim()} />
                  </span>
                  <small>
                    <Marked text={entry.detail} words={typed.trim()} />
                  </small>
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {isLoading && <LoadingState lines={2} />}
      {failed !== undefined && <ErrorState title="The search failed" onRetry={() => void failed()} />}
      {entries.length === 0 && !isLoading && failed === undefined && (
        <EmptyState title="No results">Try part of a name, an account code, or a policy number.</EmptyState>
      )}
    </Dialog>
  )
}

const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' })

/** A text in which the letters typed are marked. */
function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const from = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (from === -1) return text
  const to = from + words.length
  return (
    <>
      {text.slice(0, from)}
      <mark className={classes.mark}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
