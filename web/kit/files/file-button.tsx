import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../controls/button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The name of the file field itself. */
  readonly inputLabel: string
  readonly accept?: string | undefined
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that chooses files; a phone offers its camera. The same file can be chosen again. */
export function FileButton({ inputLabel, accept, multiple = false, onFiles, icon, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon ?? <IconUpload size={18} aria-hidden />} {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={inputLabel}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
