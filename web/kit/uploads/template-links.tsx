import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import classes from './uploads.module.css'

interface Props {
  readonly addressOf: (format: 'XLSX' | 'CSV') => string
}

/** The template of an upload, as a workbook or a CSV file. */
export function TemplateLinks({ addressOf }: Props) {
  return (
    <p className={classes.links}>
      <FileLink href={addressOf('XLSX')}>Excel template</FileLink>
      <FileLink href={addressOf('CSV')}>CSV template</FileLink>
    </p>
  )
}

/** A link that downloads a file. */
export function FileLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} download className={classes.link}>
      <IconDownload size={16} aria-hidden /> {children}
    </a>
  )
}
