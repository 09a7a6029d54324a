import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { FileInput } from '../files/file-input.tsx'
import { TextArea } from '../forms/text-area.tsx'
import classes from './import-dialog.module.css'

interface Props<Row> {
  /** What the button that opens it says. */
  readonly label: string
  readonly description: string
  readonly addLabel: string
  /** What to say if nothing could be read. */
  readonly nothing: string
  readonly read: (pasted: string) => readonly Row[]
  readonly onRead: (rows: readonly Row[]) => void
}

/** A button that opens a field for pasted cells or CSV text, and reads rows from it. */
export function PasteRows<Row>({ label, description, addLabel, nothing, read, onRead }: Props<Row>) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = (): void => {
    const found = read(text)
    if (found.length === 0) {
      setError(nothing)
      return
    }
    onRead(found)
    setText('')
    setOpen(false)
  }
  return (
    <>
      <div>
        <Button
          kind="quiet"
          small
          icon={<IconClipboard size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      {isOpen && (
        <div className={classes.paste}>
          <TextArea
            label="Spreadsheet cells"
            description={description}
            rows={5}
            value={text}
            error={error}
            data-autofocus
            onChange={(event) => {
              setText(event.currentTarget.value)
              setError(undefined)
            }}
          />
          <FileInput
            label="CSV file"
            accept=".csv,.txt,.tsv"
            onFile={(file) => {
              void file?.text().then(setText)
            }}
          />
          <div>
            <Button kind="secondary" small disabled={text.trim() === ''} onClick={add}>
              {addLabel}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
