import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { ProgressBar } from '../../../../kit/data/progress-bar.tsx'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { SearchField } from '../../../../kit/forms/kinds/search-field.tsx'
import { useDerived, useForm } from '../form-context.ts'
import { questionsWith } from '../model/place-search.ts'
import classes from './form.module.css'

interface Props {
  readonly requiredOnly: boolean
  readonly onRequiredOnly: (only: boolean) => void
  readonly onNextMissing: () => void
  readonly onGo: (path: string) => void
  /** Opens the list of pages on screens too narrow to show it next to the form. */
  readonly onPages: () => void
}

/** How far the form is, and the ways through it. */
export function FormTools({ requiredOnly, onRequiredOnly, onNextMissing, onGo, onPages }: Props) {
  const { readOnly } = useForm()
  const { progress } = useDerived()
  const words = `${progress.answered} of ${progress.required} required answered`
  return (
    <div className={classes.tools}>
      <div className={classes.progress}>
        <span>{words}</span>
        <ProgressBar label="Required questions answered" percent={progress.percent} />
      </div>
      <div className={classes.ways}>
        <span className={classes.pagesButton}>
          <Button kind="secondary" small icon={<IconListDetails size={18} aria-hidden />} onClick={onPages}>
            Pages
          </Button>
        </span>
        <Search onGo={onGo} />
        <CheckField
          label="Required only"
          checked={requiredOnly}
          onChange={(event) => onRequiredOnly(event.currentTarget.checked)}
        />
        {!readOnly && (
          <Button
            kind="secondary"
            small
            title="Alt N"
            aria-keyshortcuts="Alt+N"
            disabled={progress.missing.length === 0}
            onClick={onNextMissing}
          >
            Next required question
          </Button>
        )}
      </div>
    </div>
  )
}

/** Finds a question of the form by its words. */
function Search({ onGo }: Pick<Props, 'onGo'>) {
  const { pages } = useDerived()
  const [typed, setTyped] = useState('')
  const found = questionsWith(pages, useDeferredValue(typed))
  const go = (path: string): void => {
    setTyped('')
    onGo(path)
  }
  return (
    <search className={classes.search}>
      <SearchField
        aria-label="Find a question"
        placeholder="Find a question"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
          if (event.key === 'Enter' && found[0] !== undefined) go(found[0].path)
        }}
      />
      {typed.trim() !== '' && (
        <ul className={classes.found} aria-label="Questions found">
          {found.map(({ path, label, place }) => (
            <li key={path}>
              <button type="button" onClick={() => go(path)}>
                <span>{label}</span>
                <small>{place}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={classes.nothing}>No matching questions.</li>}
        </ul>
      )}
    </search>
  )
}
