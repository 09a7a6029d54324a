import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { type GuestText, useTexts } from '../language/texts.ts'
import { FileButton } from './file-button.tsx'
import { FileNames } from './file-names.tsx'
import classes from './files.module.css'

const mostPhotos = 10

const keyOf = ({ name, lastModified }: File): string => `${name} ${lastModified}`

/** The same photo chosen twice is one. */
const distinct = (photos: readonly File[]): File[] => [...new Map(photos.map((file) => [keyOf(file), file])).values()]

interface Props {
  readonly photos: readonly File[]
  readonly hint: GuestText
  readonly onChange: (photos: readonly File[]) => void
}

/** The photos that go with something a guest sends. */
export function PhotoList({ photos, hint, onChange }: Props) {
  const { t } = useTexts()
  return (
    <div>
      <strong>{t('Photos')}</strong>
      <span className={classes.under}>{t(hint)}</span>
      <FileNames
        label={t('Photos')}
        files={photos.map((file) => ({ key: keyOf(file), name: file.name }))}
        onRemove={(key) => onChange(photos.filter((each) => keyOf(each) !== key))}
      />
      <FileButton
        kind="secondary"
        disabled={photos.length >= mostPhotos}
        icon={<IconCamera size={18} aria-hidden />}
        inputLabel={t('Add photos')}
        accept="image/*,.pdf"
        multiple
        onFiles={(files) => onChange(distinct([...photos, ...files]).slice(0, mostPhotos))}
      >
        {t('Add photos')}
      </FileButton>
    </div>
  )
}
