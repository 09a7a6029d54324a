import type { ReactNode } from 'react'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { Card } from '../../kit/layout/card.tsx'

interface Props {
  readonly title: string
  /** Where the list can be downloaded. */
  readonly exported: string
  readonly children: ReactNode
}

/** A list of the Data page, with its export. */
export const ListCard = ({ title, exported, children }: Props) => (
  <Card
    title={title}
    action={
      <a
        href={exported}
        download
        aria-label={`Export ${title.toLowerCase()} as CSV`}
        {...buttonLook('secondary', true)}
      >
        Export CSV
      </a>
    }
  >
    {children}
  </Card>
)
