import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { saveTextFile } from '../../../platform/downloads/save-text-file.ts'
import { accountsCsv } from './accounts-csv.ts'

/** Hands what is shown to the browser as a file to keep. */
export function DownloadButton({ accounts }: { readonly accounts: readonly AccountListing[] }) {
  const download = (): void => saveTextFile(`accounts-${isoDay(new Date())}.csv`, accountsCsv(accounts))
  return (
    <Button kind="quiet" small icon={<IconDownload size={16} aria-hidden />} onClick={download}>
      Download CSV
    </Button>
  )
}
