import { pictureMessages } from '@portico/contract/areas/pictures/picture.messages.ts'
import type { StaffPicture } from '@portico/contract/areas/pictures/pictures.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import type { Column } from '../../kit/data/data-table.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { PagedTable } from '../../kit/data/paged-table.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useSignedInUser } from '../session/session.public.ts'
import { BulkPhotos } from './bulk-photos.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { staffPictures } from './pictures.queries.ts'
import classes from './pictures.module.css'

/** The photos of a brokerage's staff, which clients see next to their names. */
export default function StaffPhotosScreen({ brokerCode }: { readonly brokerCode: string }) {
  const pages = useInfiniteQuery(staffPictures(brokerCode))
  const { isViewer } = useSignedInUser()
  const [changed, setChanged] = useState<StaffPicture>()
  const staffPath = `/brokerage-administration/${encodeURIComponent(brokerCode)}/staff`
  return (
    <Page
      title="Staff Photos"
      eyebrow={<AppLink href={staffPath}>Staff</AppLink>}
      lead="Clients see these photos beside the names of your staff."
    >
      <div className={classes.cards}>
        {!isViewer && <BulkPhotos brokerCode={brokerCode} />}
        <Card title="Staff">
          <PagedTable
            pages={pages}
            failed={pictureMessages.loadFailed}
            label="Staff photos"
            columns={isViewer ? columns : [...columns, changeColumn(setChanged)]}
            rowKey={({ userId }) => userId}
            empty={<p>No staff yet. Invite the first colleague under Staff.</p>}
          />
        </Card>
      </div>
      {changed !== undefined && (
        <PhotoDialog brokerCode={brokerCode} person={changed} onClose={() => setChanged(undefined)} />
      )}
    </Page>
  )
}

const changeColumn = (onChange: (person: StaffPicture) => void): Column<StaffPicture> => ({
  key: 'change',
  header: 'Actions',
  cell: (person) => (
    <Button kind="secondary" small onClick={() => onChange(person)}>
      {person.picture === null ? 'Add photo' : 'Change photo'}
      <VisuallyHidden> of {person.name}</VisuallyHidden>
    </Button>
  ),
})

const columns: readonly Column<StaffPicture>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name, picture, alt }) => (
      <span className={classes.person}>
        <Monogram key={picture} name={name} picture={picture} alt={alt} size="large" />
        {name}
      </span>
    ),
  },
  { key: 'username', header: 'Username', cell: ({ username }) => username },
  { key: 'alt', header: 'Description', cell: ({ alt, picture }) => alt ?? (picture === null ? 'No photo' : '–') },
]
