import { type ReactNode, useEffect } from 'react'
import { CoverPage } from '../../../kit/layout/cover-page.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { BrandLogo, useBrand } from '../../branding/branding.door.ts'
import classes from '../submissions.module.css'

interface Props {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page of a download link, under the brokerage’s sign. */
export function DownloadFrame({ title, lead, children }: Props) {
  const { name, tabName } = useBrand()
  useEffect(() => {
    document.title = `${title} – ${tabName}`
  }, [title, tabName])
  return (
    <CoverPage logo={<BrandLogo />} brandName={name}>
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </CoverPage>
  )
}
