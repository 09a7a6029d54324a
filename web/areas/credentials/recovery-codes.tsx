import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useEffect, useRef } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { CopyButton } from '../../kit/controls/copy-button.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import classes from './recovery-codes.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Recovery codes, shown this once: to copy, save or print. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className={classes.sheet} data-print-alone>
      <p ref={title} tabIndex={-1} className={classes.title}>
        Save your recovery codes
      </p>
      <p className={classes.lead}>
        Each code logs you in once when you do not have your phone. They are shown only now. Store them where you store
        your passwords.
      </p>
      <ol className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.ways}>
        <CopyButton label="Copy" text={text} done="Recovery codes copied." />
        <Button
          kind="secondary"
          small
          icon={<IconDownload size={16} />}
          onClick={() => saveTextFile('recovery-codes.txt', `Recovery codes for ${location.host}\n\n${text}\n`)}
        >
          Download
        </Button>
        <Button kind="secondary" small icon={<IconPrinter size={16} />} onClick={() => print()}>
          Print
        </Button>
      </div>
      <FormActions>
        <Button onClick={onKept}>I saved my codes</Button>
      </FormActions>
    </div>
  )
}
