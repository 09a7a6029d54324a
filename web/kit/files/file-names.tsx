import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useTexts } from '../language/texts.ts'
import classes from './files.module.css'

interface Props {
  readonly label: string
  readonly files: readonly Named[]
  readonly onRemove?: ((key: string) => void) | undefined
}

interface Named {
  readonly key: string
  readonly name: string
  /** Shown instead of the name, such as a link. */
  readonly shown?: ReactNode
}

/** Chosen files by their names, each of which can be removed. */
export function FileNames({ label, files, onRemove }: Props) {
  const { t } = useTexts()
  if (files.length === 0) return null
  return (
    <ul className={classes.names} aria-label={label}>
      {files.map(({ key, name, shown = name }) => (
        <li key={key}>
          {shown}
          {onRemove !== undefined && (
            <IconButton
              label={t('Remove {file}', { file: name })}
              icon={<IconX size={14} />}
              small
              onClick={() => onRemove(key)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
