import { type ReactNode, useEffect } from 'react'
import { CoverPage } from '../../../kit/layout/cover-page.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { BrandLogo, useBrand } from '../../branding/branding.door.ts'
import classes from './joining.module.css'

interface Props {
  readonly title: string
  /** What it is about, below the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page of joining: outside the portal, in the look of the login. */
export function JoiningFrame({ title, lead, children }: Props) {
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
