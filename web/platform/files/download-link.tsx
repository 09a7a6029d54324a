import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { apiAddress } from './api-address.ts'

interface Props {
  /** The path of a call that returns a file. */
  readonly path: string
  readonly children: string
}

/** Saves a file that the server makes; looks like a button. */
export function DownloadLink({ path, children }: Props) {
  return (
    <a href={apiAddress(path)} download {...buttonLook('secondary')}>
      <IconDownload size={18} aria-hidden />
      {children}
    </a>
  )
}
